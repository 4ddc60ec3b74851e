/**
 * A property of an element itself. Written as usual, `form.action` is the field of that name where the form has one: forms put
 * their fields before their own properties.
 */
export const memberOf = <E extends Element, K extends keyof E>(element: E, name: K): E[K] =>
  Reflect.get(Object.getPrototypeOf(element), name, element);
