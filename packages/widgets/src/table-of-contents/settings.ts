import type { Device } from '@iyim/runtime/shop';
import {
  attempt,
  byDevice,
  choice,
  coerceText,
  defineSettings,
  icon,
  length,
  list,
  type Setting,
  text,
  toggle,
} from '@iyim/runtime/widget';

const TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** Values of `minimized_on`, narrowest first. */
const DEVICES = ['none', 'mobile', 'mobile_extra', 'tablet', 'tablet_extra', 'laptop', 'desktop'] as const;

export const settings = defineSettings(
  {
    headings_by_tags: list(TAGS.slice(1), 'Levels of the headings that are listed.', TAGS),
    container: selector(
      'CSS selector of the elements whose headings are listed, such as `.article`. If empty, the content of the page or of the popup around the box is searched.',
    ),
    exclude_headings_by_selector: selector(
      'CSS selector of headings that are left out, or of elements whose headings are left out.',
    ),
    marker_view: choice(['numbers', 'bullets'], 'numbers', 'Marker before each entry.'),
    icon: icon(
      'Icon of the bullets, such as `fas fa-circle`. Without an icon, the page’s style sheet draws the bullets.',
    ),
    hierarchical_view: toggle(false, 'Nests subheadings below their heading.'),
    collapse_subitems: toggle(
      false,
      'With `hierarchical_view`, shows nested entries only around the current entry and the focus.',
    ),
    minimize_box: toggle(false, 'Adds a button that collapses the box.'),
    minimized_on: choice(
      DEVICES,
      'tablet',
      'Widest device on which the box is collapsed at first: `none` for no device, `desktop` for all devices.',
    ),
    min_height: byDevice(
      length(
        '',
        'Minimum height of the box while it is not collapsed, such as `200px`. If empty, there is no minimum.',
      ),
    ),
    no_headings_message: text(
      '',
      'Text when there are no headings. If empty, the widget’s own text is used.',
    ),
  },
  (raw) => ({
    scope: {
      tags: raw.headings_by_tags,
      container: raw.container,
      excluded: raw.exclude_headings_by_selector,
    },
    isNumbered: raw.marker_view === 'numbers',
    icon: raw.marker_view === 'bullets' ? raw.icon : null,
    isNested: raw.hierarchical_view,
    collapses: raw.hierarchical_view && raw.collapse_subitems,
    folds: raw.minimize_box,
    foldedOn: (device: Device) =>
      raw.minimized_on === 'desktop' ||
      DEVICES.indexOf(raw.minimized_on) >= DEVICES.indexOf(device === 'widescreen' ? 'desktop' : device),
    minHeight: raw.min_height,
    emptyMessage: raw.no_headings_message,
  }),
  { isTolerant: true },
);

export type TableOfContentsSettings = ReturnType<typeof settings.parse>;

/** Returns a setting for a CSS selector; an empty text if no selector is set. */
function selector(doc: string): Setting<string, string | number> {
  const isSelector = (value: string) =>
    attempt(() => document.createDocumentFragment().querySelector(value)) !== undefined;
  return {
    ...text('', doc),
    expected: 'a CSS selector',
    read(raw) {
      // The builder prints an empty list if no selector is set.
      const value = coerceText(Array.isArray(raw) ? raw.join() : raw)?.trim();
      return value === '' || (value !== undefined && isSelector(value)) ? value : undefined;
    },
  };
}
