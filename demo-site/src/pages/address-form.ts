import fieldsFile from '../../content/settings/address-fields.json' with { type: 'json' };
import texts from '../../content/texts/account.json' with { type: 'json' };
import { type Html, html } from '../markup/html.ts';
import { problemId } from '../markup/notices.ts';
import { addressFields } from '../shop/address-fields.ts';
import type { Address, LocalText } from '../shop/model.ts';
import type { PageContext } from '../shop/page-context.ts';

type Kind = 'billing' | 'shipping';

interface Field {
  readonly part: keyof Address;
  readonly label: LocalText;
  readonly autocomplete: string;
  /** Not asked for where something is only sent. */
  readonly isBilling?: boolean;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'tel' | 'email';
  readonly wide?: boolean;
}

const fields = fieldsFile as readonly Field[];

/** The CMS's address fields. What was posted a moment ago stays; else the known address stands in them. */
export function addressForm(context: PageContext, kind: Kind, known: Address | null): Html {
  const wrong = context.session.notices.flatMap(({ field }) => field ?? []);
  const shown = fields.filter(({ isBilling }) => kind === 'billing' || !isBilling);
  const country = `${kind}_country`;
  return html`<div class="woocommerce-${kind}-fields__field-wrapper form-grid form-grid--two">
${shown.map((field) => row(context, kind, field, known?.[field.part] ?? '', wrong))}
<input type="hidden" name="${country}" id="${country}" value="IL" autocomplete="country" class="country_to_state" readonly="readonly">
</div>`;
}

function row(
  { locale, fields: posted }: PageContext,
  kind: Kind,
  field: Field,
  known: string,
  wrong: readonly string[],
): Html {
  const { part, label, autocomplete, isRequired, type = 'text', wide } = field;
  const say = texts.addressForm[locale];
  const id = `${kind}_${addressFields[part]}`;
  const note = isRequired
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">${say.optional}</span>`;
  return html`<p class="form-row${wide && ' form-row-wide'}${isRequired && ' validate-required'}${wrong.includes(id) && ' woocommerce-invalid'}" id="${id}_field">
<label for="${id}">${label[locale]} ${note}</label>
<span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${id}" id="${id}" value="${posted.get(id) ?? known}" autocomplete="${kind} ${autocomplete}"${isRequired && html` aria-required="true"`}${wrong.includes(id) && html` aria-invalid="true" aria-describedby="${problemId(id)}"`}${wrong[0] === id && html` autofocus`}></span></p>
`;
}
