import { categories, coupons, productSheets, shippingMethods, suggestions } from '../content/shop.ts';
import type { Repository } from '../shop/repository.ts';
import { countSuggestion } from '../shop/suggestions.ts';
import { createAlbum } from './album.ts';
import { seedEvents } from './events.ts';
import { seedMagazine } from './magazine.ts';
import { seedMail } from './mail.ts';
import { seedOrders } from './orders.ts';
import { demoCustomer, people } from './people.ts';
import { productOf } from './product.ts';

export { demoCustomer, demoEditor } from './people.ts';

/**
 * Fills a repository with the demo shop, the same one each time but for its events: they lie around `now`. One that has a
 * shop already keeps it and is given what came to the demo since.
 */
export function seed(repository: Repository, now: number = Date.now()): void {
  repository.transaction(() => {
    const album = createAlbum();
    const made = productSheets.map((sheet) => productOf(sheet, album));
    const isNew = repository.products().length === 0;
    seedMagazine(repository, album);
    seedSuggestions(repository);
    seedEvents(repository, album, now);
    seedMail(repository);
    for (const picture of album.pictures()) repository.savePicture(picture);
    if (isNew) seedShop(repository, made);
    // Saved anew, they are found by the search.
    else for (const product of repository.products()) repository.saveProduct(product);
  });
}

function seedShop(repository: Repository, made: readonly ReturnType<typeof productOf>[]): void {
  for (const category of Object.values(categories)) repository.saveCategory(category);
  for (const { product, variations } of made) {
    repository.saveProduct(product);
    for (const variation of variations) repository.saveVariation(variation);
  }
  for (const coupon of coupons) repository.saveCoupon(coupon);
  for (const method of shippingMethods) repository.saveShippingMethod(method);
  for (const person of people) repository.addUser(person);
  const customer = repository.userByLogin(demoCustomer.login);
  if (customer) seedOrders(repository, customer);
}

function seedSuggestions(repository: Repository): void {
  const firstDay = Date.UTC(2026, 4, 3, 9);
  for (const locale of ['he', 'en'] as const)
    for (const [at, [name, weight]] of suggestions[locale].entries())
      countSuggestion(repository, name, { locale, weight, now: firstDay + at * 86_400_000 });
}
