import { parseHtml, safeUrl } from '@iyim/runtime/widget';
import { ownSubmitButtons, STEP } from '../read.ts';

/** A step's picture: a file, a letter of an icon font, or a drawn shape. */
export type StepIcon =
  | { readonly kind: 'image'; readonly url: string }
  | { readonly kind: 'font'; readonly classes: string }
  | { readonly kind: 'shape'; readonly viewBox: string; readonly paths: readonly string[] };

export type StepsMarkup = ReturnType<typeof readSteps>;
export type FormStep = StepsMarkup['steps'][number];

/**
 * The steps of a form: the page builder prints a marker before each step's fields; a `[data-step]` of our own holds its
 * fields. Fields before the first step belong to none and are always shown.
 */
export function readSteps(form: HTMLFormElement) {
  const markers = [...form.querySelectorAll<HTMLElement>(STEP)].filter(
    (marker) => !marker.parentElement?.closest(STEP),
  );
  const [first] = markers;
  if (!first) throw new Error('expected a step in the form, found none');
  const submit = ownSubmitButtons(form).find((button) => form.contains(button));
  if (!submit) throw new Error('expected a submit button in a form of several steps, found none');
  const holder = markers.find((marker) => marker.contains(submit));
  return {
    steps: markers.map((marker) => ({ ...readTexts(marker), parts: readParts(marker, submit) })),
    /** The indicators go before it. */
    top: first.closest('.elementor-form-fields-wrapper') ?? first,
    /** Shown on the last step. */
    submit,
    /** The other buttons go before the submit button, or after the last step where that holds it. */
    buttons: holder
      ? ({ anchor: holder, place: 'after' } as const)
      : ({ anchor: submit, place: 'before' } as const),
  } as const;
}

/** What is shown with the step and hidden without it: the fields' groups, or the element that holds them. */
function readParts(marker: HTMLElement, submit: HTMLElement): readonly HTMLElement[] {
  if (marker.matches('[data-step]')) return [marker];
  const parts = [marker];
  for (let next = marker.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.matches(STEP)) break;
    if (next instanceof HTMLElement && !next.contains(submit)) parts.push(next);
  }
  return parts;
}

function readTexts(marker: HTMLElement) {
  const element = marker.querySelector<HTMLElement>('.e-field-step') ?? marker;
  const legend = marker.matches('fieldset') ? marker.querySelector('legend')?.textContent : '';
  // The builder prints `data-previousButton`, and HTML's parser makes every letter small.
  const text = (name: string) => element.getAttribute(`data-${name}`)?.trim() ?? '';
  return {
    label: text('label') || legend?.trim() || '',
    /** Texts of the buttons on this step; empty: the form's. */
    previous: text('previousbutton'),
    next: text('nextbutton'),
    icon: readIcon(text('iconurl'), text('iconlibrary'), text('icon')),
  } as const;
}

function readIcon(address: string, library: string, html: string): StepIcon | null {
  const url = address === '' ? null : safeUrl(address);
  if (url?.startsWith('http')) return { kind: 'image', url };
  if (html.startsWith('<')) return readShape(html);
  return library === '' || library === 'svg' ? null : { kind: 'font', classes: library };
}

/** An icon that the builder prints as a drawing: only its outlines are taken over, which run nothing. */
function readShape(html: string): StepIcon | null {
  const drawing = parseHtml(html).querySelector('svg');
  const viewBox = drawing?.getAttribute('viewBox');
  const paths = [...(drawing?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d') ?? '');
  return viewBox && paths.length > 0 ? { kind: 'shape', viewBox, paths } : null;
}

/** Classes of a button's column, `width` percent wide, as the page builder's own style sheet has them. */
export const columnClass = (width: number | null): string =>
  `elementor-field-group elementor-column${width === null ? '' : ` elementor-col-${width}`}`;

/** The builder's own look of buttons. */
export const BUTTON_CLASS = 'elementor-button elementor-size-sm';

/** The step an element stands in, or −1 for one that is in none. */
export function stepOf(steps: readonly FormStep[], element: Element): number {
  return steps.findIndex(({ parts }) => parts.some((part) => part.contains(element)));
}

/** The first place in a step that takes the focus; the step itself where none does. */
export function firstPlace({ parts }: FormStep): HTMLElement | undefined {
  const places = 'input:not([type="hidden"]), select, textarea, button, a[href], [tabindex="0"]';
  const inside = parts.flatMap((part) => [part, ...part.querySelectorAll<HTMLElement>(places)]);
  const takesFocus = (place: HTMLElement) =>
    place.matches(`:is(${places}):not(:disabled)`) && place.checkVisibility?.() !== false;
  return inside.find(takesFocus) ?? parts[0];
}
