import { iyimWidget } from '../../packages/widgets/shared/iyim-widget.ts';

/** A link that shows a note. Clicks wait for its code to load. */
export const sampleWidget = iyimWidget('sample-widget', {
  claims: 'a',
  load: () => import('./sample-widget/SampleWidget.tsx'),
});
