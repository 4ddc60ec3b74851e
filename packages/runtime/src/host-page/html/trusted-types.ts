import { pageGlobal } from '../../site/globals.ts';
import { pageSlot } from '../../site/page-slot.ts';

interface TrustedTypesPolicy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
  createScript(code: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: TrustedTypesPolicy): TrustedTypesPolicy;
}

/**
 * The one Trusted Types policy of the library, named `iyim` (RT-14); shared by every copy of the script on the page. Only
 * `html.ts` makes HTML with it, and only `assets.ts` scripts.
 */
export function trustedTypesPolicy(): TrustedTypesPolicy {
  return pageSlot('policy', () => {
    const rules: TrustedTypesPolicy = {
      createHTML: (html) => html,
      createScriptURL: (url) => url,
      createScript: (code) => code,
    };
    const trustedTypes = pageGlobal('trustedTypes') as TrustedTypes | undefined;
    return trustedTypes?.createPolicy('iyim', rules) ?? rules;
  });
}
