import { behaviour } from '../site/behaviour.ts';
import { pageConfig } from '../site/page-config.ts';
import { mergeDeep } from '../site/plain.ts';
import { type BuilderNames, builderNames } from './names.ts';

/** Scrolls to the template that the page's address asks for, so that it stands in the middle (PG-1). Once a page. */
export function showTemplate(document: Document): void {
  behaviour('shown-template', () => {
    const { params, templateClass } = mergeDeep<BuilderNames>(builderNames, pageConfig().names?.builder);
    const id = new URLSearchParams(location.search).get(params.template) ?? '';
    if (/^\d+$/.test(id)) {
      document.querySelector(`.${CSS.escape(templateClass + id)}`)?.scrollIntoView({ block: 'center' });
    }
    return () => {};
  });
}
