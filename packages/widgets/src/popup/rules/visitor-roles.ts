import { coerceText, isPlainObject, names, type SiteConfig } from '@iyim/runtime/widget';

/** Roles of the visitor who is logged in, as the page says; null when nobody is. */
export function visitorRoles({ global }: SiteConfig): readonly string[] | null {
  const builder = global(names.globals.builder);
  if (!isPlainObject(builder.value('user'))) return null;
  const roles = builder.value('user.roles');
  // PHP writes a list with gaps as a map: `{"1":"editor"}`.
  const found: unknown[] = Array.isArray(roles) || isPlainObject(roles) ? Object.values(roles) : [roles];
  return found.flatMap((role) => coerceText(role) ?? []);
}
