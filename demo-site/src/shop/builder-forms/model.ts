import type { LocalText } from '../model.ts';
import type { StepIcon } from './step-icons.ts';

/** What every field of a form has. */
interface FieldBase {
  /** As its author named it: `form_fields[{id}]`, element `form-field-{id}`. */
  readonly id: string;
  readonly label: LocalText;
  readonly required?: true;
  /** Said below the field. */
  readonly hint?: LocalText;
  /** Per cent of the form's width on wide pages; 100 when left out. */
  readonly width?: 50;
  readonly autocomplete?: string;
}

export interface TextField extends FieldBase {
  readonly type: 'text' | 'email' | 'tel' | 'textarea';
  /** Characters. */
  readonly most: number;
}

/** Bounds are days of the shop (`2026-02-01`), counted from the day the page is asked for. */
export interface DateField extends FieldBase {
  readonly type: 'date';
  readonly daysFromNow: readonly [min: number, max: number];
}

export interface TimeField extends FieldBase {
  readonly type: 'time';
}

interface Option {
  /** What is sent. */
  readonly value: string;
  readonly label: LocalText;
}

/** One of the options; a checkbox field takes any number. */
export interface ChoiceField extends FieldBase {
  readonly type: 'select' | 'radio' | 'checkbox';
  readonly options: readonly Option[];
}

/** A box to tick; `label` is the sentence one agrees to. */
export interface AcceptanceField extends FieldBase {
  readonly type: 'acceptance';
}

export type FileKind = 'picture' | 'document';

export interface UploadField extends FieldBase {
  readonly type: 'upload';
  readonly kind: FileKind;
  /** Of one file, in MB of 1024 × 1024 bytes. */
  readonly maxSize: number;
}

export interface CaptchaField extends FieldBase {
  readonly type: 'recaptcha';
  readonly kind: 'checkbox' | 'score';
}

/** Where a step begins; sends nothing. */
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

/** What a visitor typed or chose, by field; several for checkboxes. Files are not among them. */
export type Values = ReadonlyMap<string, readonly string[]>;

/** What the page does after a form was received. */
export interface AfterSending {
  /** Path of a page, without a language. */
  readonly redirect?: string;
  readonly popup?:
    | { readonly action: 'open'; readonly id: string }
    | { readonly action: 'close'; readonly do_not_show_again: 'yes' | '' };
}

/** A form as the page builder saved it. */
export interface FormDefinition {
  /** Of the widget: seven characters. */
  readonly id: string;
  /** Of the page it stands on. */
  readonly postId: number;
  /** What was typed is kept in the visitor's tab until it has been sent. */
  readonly keepsDraft?: true;
  readonly name: LocalText;
  readonly fields: readonly Field[];
  readonly button: LocalText;
  /** Says that the form arrived. */
  readonly success: LocalText;
  readonly after?: AfterSending;
  /** What it does instead for some choices of the field `topic`. */
  readonly afterTopic?: Readonly<Record<string, AfterSending>>;
}
