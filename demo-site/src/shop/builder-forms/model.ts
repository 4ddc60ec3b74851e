import type { LocalText } from '../model.ts';
import type { StepIcon } from './step-icons.ts';

/** The parts that every field of a form has. */
interface FieldBase {
  /** Id chosen by the author. The field is sent as `form_fields[{id}]`; its element's id is `form-field-{id}`. */
  readonly id: string;
  readonly label: LocalText;
  readonly required?: true;
  /** Text below the field. */
  readonly hint?: LocalText;
  /** Percent of the form's width on wide pages. @default 100 */
  readonly width?: 50;
  readonly autocomplete?: string;
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** Characters, at most. */
  readonly most: number;
}

/** A date field. The first and last allowed day are counted from the day of the request in the shop's time zone. */
export interface DateField extends FieldBase {
  readonly type: 'date';
  readonly daysFromNow: readonly [min: number, max: number];
}

export interface TimeField extends FieldBase {
  readonly type: 'time';
}

interface Option {
  /** The value that is sent. */
  readonly value: string;
  readonly label: LocalText;
}

/** A field with options: the visitor chooses one, or any number of checkboxes. */
export interface ChoiceField extends FieldBase {
  readonly type: 'select' | 'radio' | 'checkbox';
  readonly options: readonly Option[];
}

/** A checkbox for consent; `label` is the sentence the visitor agrees to. */
export interface AcceptanceField extends FieldBase {
  readonly type: 'acceptance';
}

export type FileKind = 'picture' | 'document';

export interface UploadField extends FieldBase {
  readonly type: 'upload';
  readonly kind: FileKind;
  /** Largest size of one file, in MB of 1024 × 1024 bytes. */
  readonly maxSize: number;
}

export interface CaptchaField extends FieldBase {
  readonly type: 'recaptcha';
  readonly kind: 'checkbox' | 'score';
}

/** The start of a step; it has no value. */
export interface StepField extends FieldBase {
  readonly type: 'step';
  readonly icon: StepIcon;
  readonly previous?: LocalText;
  readonly next?: LocalText;
}

export type Field =
  | TextField
  | DateField
  | TimeField
  | ChoiceField
  | AcceptanceField
  | UploadField
  | CaptchaField
  | StepField;

/** The visitor's values by field id, except files. Only checkboxes have several values. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** The page's reaction to a received form: a redirect, or a popup to open or close. */
export interface AfterSending {
  /** Path of the page, without a language prefix. */
  readonly redirect?: string;
  readonly popup?:
    | { readonly action: 'open'; readonly id: string }
    | { readonly action: 'close'; readonly do_not_show_again: 'yes' | '' };
}

/** A form as the page builder saved it. */
export interface FormDefinition {
  /** Id of the widget: seven characters. */
  readonly id: string;
  /** Post id of the page that contains the form. */
  readonly postId: number;
  /** Whether the visitor's tab keeps the typed values until they are sent. */
  readonly keepsDraft?: true;
  readonly name: LocalText;
  readonly fields: readonly Field[];
  readonly button: LocalText;
  /** Confirmation that the form arrived. */
  readonly success: LocalText;
  readonly after?: AfterSending;
  /** Reactions that replace `after`, by value of the field `topic`. */
  readonly afterTopic?: Readonly<Record<string, AfterSending>>;
}
