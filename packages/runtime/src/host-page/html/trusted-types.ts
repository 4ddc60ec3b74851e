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
 * Returns the library's only Trusted Types policy, `iyim` (RT-14), which all copies of the script on the page share. Only
 * `html.ts` creates HTML with it, and only `assets.ts` creates scripts.
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
