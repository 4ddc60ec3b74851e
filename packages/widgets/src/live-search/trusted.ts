import { pageBase } from '@iyim/runtime/widget';
import { postHtmlFields, type SearchAnswer } from './search-request.ts';

/**
 * An answer whose HTML may be shown: that of the page's own origin is as it came, any other loses the fields and the
 * navigation that are HTML by contract (SEC-1). An answer that was redirected to another origin does not get here.
 */
export function trustedAnswer(answer: SearchAnswer, url: string): SearchAnswer {
  if (new URL(url, pageBase()).origin === location.origin) return answer;
  return {
    ...answer,
    posts:
      answer.posts?.map((post) => new Map([...post].filter(([name]) => !postHtmlFields.has(name)))) ?? null,
    navigation: { header: '', footer: '' },
  };
}
