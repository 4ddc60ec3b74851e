import { builderAction } from '../../../markup/builder-action.ts';
import type { linksTexts } from './texts.ts';

type Words = (typeof linksTexts)['he' | 'en']['bad'];

const hostile = '<img src=x onerror="document.title=\'broken\'">';

/** Links that are broken or mean harm: pressing them changes nothing. */
export const badLinks = (say: Words): readonly { readonly label: string; readonly href: string }[] => [
  { label: say.noSettings, href: '#elementor-action%3Aaction%3Dpopup%3Aopen' },
  { label: say.noBase64, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D***' },
  {
    label: say.noJson,
    href: `#${encodeURIComponent(`elementor-action:action=popup:open&settings=${btoa('{"id":')}`)}`,
  },
  { label: say.unknown, href: builderAction('shop:close', { id: '1' }) },
  { label: say.prototype, href: builderAction('__proto__', { __proto__: null, id: 'constructor' }) },
  { label: say.markup, href: builderAction('popup:open', { id: hostile }) },
  { label: say.selector, href: builderAction('popup:open', { id: '"],*' }) },
  { label: say.script, href: builderAction('lightbox', { url: "javascript:document.title='broken'" }) },
  { label: say.escape, href: '#elementor-action%3Aaction%3Dpopup%3Aopen%26settings%3D%E0%A4%A' },
];
