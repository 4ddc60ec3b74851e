import { expect, it } from 'vitest';
import texts from './texts.json' with { type: 'json' };

it('PG-3 a form names the failed upload of a large file in Hebrew and English', () => {
  expect(texts.he.uploadFailed).toBe(
    'לא הצלחנו להעלות את הקובץ. אם מדובר בצילום או בתמונה גדולה, יש להקטין אותה ולנסות שוב.',
  );
  expect(texts.en.uploadFailed).toBe(
    'Media upload failed. If this is a photo or a large image, please scale it down and try again.',
  );
});
