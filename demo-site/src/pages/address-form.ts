import fieldsFile from '../../content/settings/address-fields.json' with { type: 'json' };
import accountTexts from '../../content/texts/account.json' with { type: 'json' };
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
  /** Whether the field is for billing only. */
  readonly isBilling?: boolean;
  readonly isRequired?: boolean;
  readonly type?: 'text' | 'tel' | 'email';
  readonly wide?: boolean;
}

const fields = fieldsFile as readonly Field[];

/** Renders the CMS's address fields, with the values posted by this request, otherwise those of the saved address. */
export function addressForm(context: PageContext, kind: Kind, saved: Address | null): Html {
  const wrong = context.session.notices.flatMap(({ field }) => field ?? []);
  const shown = fields.filter(({ isBilling }) => kind === 'billing' || !isBilling);
  const country = `${kind}_country`;
  return html`<div class="woocommerce-${kind}-fields__field-wrapper form-grid form-grid--two">
${shown.map((field) => row(context, kind, field, saved?.[field.part] ?? '', wrong))}
<input type="hidden" name="${country}" id="${country}" value="IL" autocomplete="country" class="country_to_state" readonly="readonly">
</div>`;
}

function row(
  { locale, fields: posted }: PageContext,
  kind: Kind,
  field: Field,
  saved: string,
  wrong: readonly string[],
): Html {
  const { part, label, autocomplete, isRequired, type = 'text', wide } = field;
  const texts = accountTexts.addressForm[locale];
  const id = `${kind}_${addressFields[part]}`;
  const note = isRequired
    ? html`<span class="required" aria-hidden="true">*</span>`
    : html`<span class="optional">${texts.optional}</span>`;
  return html`<p class="form-row${wide && ' form-row-wide'}${isRequired && ' validate-required'}${wrong.includes(id) && ' woocommerce-invalid'}" id="${id}_field">
<label for="${id}">${label[locale]} ${note}</label>
<span class="woocommerce-input-wrapper"><input type="${type}" class="input-text" name="${id}" id="${id}" value="${posted.get(id) ?? saved}" autocomplete="${kind} ${autocomplete}"${isRequired && html` aria-required="true"`}${wrong.includes(id) && html` aria-invalid="true" aria-describedby="${problemId(id)}"`}${wrong[0] === id && html` autofocus`}></span></p>
`;
}
