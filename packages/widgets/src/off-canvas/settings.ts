import { byDevice, choice, defineSettings, text, toggle } from '@iyim/runtime/widget';

export const settings = defineSettings(
  {
    side: choice(
      ['start', 'end'],
      'end',
      'In plain markup, the side of the window on which the panel opens, in the direction of the page.',
    ),
    entrance_animation: byDevice(
      text(
        '',
        'In Elementor’s markup, the name of an Elementor entrance animation, such as `slideInLeft`. If empty or `none`, there is no animation.',
      ),
    ),
    exit_animation: byDevice(
      text(
        '',
        'In Elementor’s markup, the name of an Elementor entrance animation that plays backwards when the panel closes. If empty or `none`, there is no animation.',
      ),
    ),
    is_not_close_on_overlay: toggle(false, 'Keeps the panel open when the visitor clicks outside it.'),
    is_not_close_on_esc_overlay: toggle(false, 'Keeps the panel open when the visitor presses Esc.'),
    prevent_scroll: toggle(
      false,
      'Prevents the page behind the open panel from scrolling. JetBlocks’ hamburger panel always prevents it.',
    ),
    ajaxTemplateCache: toggle(
      false,
      'In JetBlocks’ markup, lets the server answer from its cache when it sends the content of a panel.',
    ),
    widget_id: text(
      '',
      'In JetBlocks’ markup, the id of the widget, which the request for its content contains.',
    ),
    signature: text('', 'In JetBlocks’ markup, the signature of the request for the panel’s content.'),
  },
  (raw) => ({
    opensAtStart: raw.side === 'start',
    entrance: raw.entrance_animation,
    exit: raw.exit_animation,
    ways: [
      !raw.is_not_close_on_esc_overlay && ('escape' as const),
      !raw.is_not_close_on_overlay && ('press' as const),
    ].filter((way) => way !== false),
    preventsScroll: raw.prevent_scroll,
    /** Parameters of the request for the content of a panel of the blocks plugin. */
    templateQuery: {
      cachedTemplate: String(raw.ajaxTemplateCache),
      widget_id: raw.widget_id,
      signature: raw.signature,
    },
  }),
  { isTolerant: true },
);

export type OffCanvasSettings = ReturnType<typeof settings.parse>;
