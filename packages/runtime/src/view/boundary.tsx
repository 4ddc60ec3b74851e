import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  readonly onError: (error: unknown) => void;
  readonly children: ReactNode;
}

/**
 * Catches errors that a view throws while it renders or runs effects. It is a class because React offers no other way; it is used
 * in addition to `onUncaughtError`, which the lean (preact) flavour lacks.
 */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}
