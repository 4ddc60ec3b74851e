import type { ReactNode } from 'react';
import '@iyim/widgets/bundle/iyim.css';

export const metadata = { title: 'Tee' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
