import type { OpenRequest } from '@iyim/runtime/widget';
import type { PopupModel } from './model.ts';

/** Whether nothing can be shown before the content has come. */
export const mustWait = ({ loadContent, mustLoad }: PopupModel, request: OpenRequest): boolean =>
  loadContent !== undefined && (mustLoad?.(request) ?? true);
