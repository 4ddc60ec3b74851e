import { editMode } from '@iyim/runtime/shop';
import { goTo, type Island, isPlainClick, onLegacy } from '@iyim/runtime/widget';
import { buttonRequest, formRequest, isGroupQuantity, type MatchedVariation } from './add-request.ts';
import { createAdd } from './adder.ts';
import { createButtonView } from './button-view.ts';
import { groupProblem, quantityProblem } from './quantity-problem.ts';
import {
  type AddToCartInput,
  ajaxButton,
  buttonFields,
  type FormSubmit,
  formFields,
  hasVariations,
  isOtherAction,
  listedVariation,
  productSubmit,
  quantityFields,
  toMatched,
} from './read.ts';
import type { AddToCartSettings } from './settings.ts';

/** Hears the clicks and submits inside `root` that ask to add to the cart, those of later links too. Returns the undo. */
export function connect(island: Island, settings: AddToCartSettings, { root }: AddToCartInput): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const view = createButtonView(island);
  const add = createAdd(island, settings, view);
  /** Forms whose submit is the browser's, now that ours did not get through. */
  const leftAlone = new WeakSet<HTMLFormElement>();
  const found = new Map<string, MatchedVariation>();

  const isOff = (event: Event, button: HTMLElement): boolean => {
    if (!editMode().value) return false;
    event.preventDefault();
    view.complain(button, island.text('editMode'));
    return true;
  };

  const onClick = (event: MouseEvent) => {
    const button = ajaxButton(event.target);
    if (!button || !isPlainClick(event)) return;
    if (isOff(event, button) || !settings.ajax) return;
    const request = buttonRequest(buttonFields(button));
    if (!request) return;
    event.preventDefault();
    const href = button.getAttribute('href');
    add(request, button, () => (href ? goTo(href) : view.complain(button, island.text('notAdded'))));
  };

  const onKeydown = (event: KeyboardEvent) => {
    const button = ajaxButton(event.target);
    if (event.key !== ' ' || button?.getAttribute('role') !== 'button') return;
    event.preventDefault(); // a link that is called a button answers Space like one
    button.click();
  };

  const onSubmit = (event: SubmitEvent) => {
    const submit = productSubmit(event);
    if (!submit || event.defaultPrevented || leftAlone.has(submit.form)) return;
    if (isOtherAction(submit.submitter, 'add-to-cart')) return;
    if (isOff(event, submit.button) || !settings.ajax) return;
    const fields = formFields(submit);
    const request = fields && formRequest(fields, variationOf(submit.form, fields));
    if (!request) return;
    event.preventDefault();
    if (!isValid(submit)) return;
    add(request, submit.button, () => submitPlainly(submit));
  };

  const variationOf = (form: HTMLFormElement, fields: readonly (readonly [string, string])[]) => {
    const id = fields.findLast(([name]) => name === 'variation_id')?.[1] ?? '';
    return { hasVariations: hasVariations(form), matched: listedVariation(form, id) ?? found.get(id) };
  };

  const isValid = ({ form, button }: FormSubmit): boolean => {
    if (!form.reportValidity()) return false;
    const quantities = quantityFields(form);
    const isGroup = quantities.some(({ element }) => isGroupQuantity(element.name));
    const [first] = quantities;
    const problem = isGroup
      ? groupProblem(quantities.map(({ field }) => field))
      : first && quantityProblem(first.field);
    if (!problem) return true;
    view.complain(button, island.text(problem.key, problem.values));
    first?.element.focus();
    return false;
  };

  const submitPlainly = ({ form, submitter }: FormSubmit) => {
    leftAlone.add(form);
    form.requestSubmit(submitter);
    leftAlone.delete(form);
  };

  const options = { signal };
  root.addEventListener('click', island.handler(onClick), options);
  root.addEventListener('keydown', island.handler(onKeydown), options);
  root.addEventListener('submit', island.handler(onSubmit), options);
  // Told by our own swatches, or by the original's script.
  const remember = (variation: unknown) => {
    const matched = toMatched(variation);
    if (matched) found.set(matched.id, matched);
  };
  root.addEventListener(
    'iyim:variation',
    (event) => event instanceof CustomEvent && remember(event.detail?.variation),
    options,
  );
  onLegacy(root, 'found_variation', ([variation]) => remember(variation), signal);
  return () => controller.abort();
}
