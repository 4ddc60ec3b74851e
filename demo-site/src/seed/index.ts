import categoriesFile from '../../content/categories.json' with { type: 'json' };
import sellingFile from '../../content/selling.json' with { type: 'json' };
import suggestionsFile from '../../content/suggestions.json' with { type: 'json' };
import type { Coupon } from '../shop/model.ts';
import type { Repository } from '../shop/repository.ts';
import { countSuggestion } from '../shop/suggestions.ts';
import { pictures } from './album.ts';
import { seedEvents, seedMagazine } from './magazine.ts';
import { seedMail } from './mail.ts';
import { seedOrders } from './orders.ts';
import { demoCustomer, people } from './people.ts';
import { productOf, productSheets } from './product.ts';

export { demoCustomer, demoEditor } from './people.ts';

/**
 * Fills a repository with the demo shop. The result is always the same, except for the events, whose dates are around `now`. An
 * existing shop is kept, and receives content that was added to the demo later.
 */
export function seed(repository: Repository, now: number = Date.now()): void {
  repository.transaction(() => {
    const isNew = repository.products().length === 0;
    seedMagazine(repository);
    seedSuggestions(repository);
    seedEvents(repository, now);
    seedMail(repository);
    for (const picture of pictures) repository.savePicture(picture);
    if (isNew) seedShop(repository);
    // Saving a product again adds it to the search index, which older shops may lack.
    else for (const product of repository.products()) repository.saveProduct(product);
  });
}

function seedShop(repository: Repository): void {
  for (const category of Object.values(categoriesFile)) repository.saveCategory(category);
  for (const { product, variations } of productSheets.map(productOf)) {
    repository.saveProduct(product);
    for (const variation of variations) repository.saveVariation(variation);
  }
  for (const { kind, expiresAt, ...coupon } of sellingFile.coupons)
    repository.saveCoupon({
      ...coupon,
      kind: kind as Coupon['kind'],
      expiresAt: expiresAt === null ? null : Date.parse(expiresAt),
    });
  for (const method of sellingFile.shippingMethods) repository.saveShippingMethod(method);
  for (const person of people) repository.addUser(person);
  const customer = repository.userByLogin(demoCustomer.login);
  if (customer) seedOrders(repository, customer);
}

function seedSuggestions(repository: Repository): void {
  const firstDay = Date.UTC(2026, 4, 3, 9);
  for (const locale of ['he', 'en'] as const)
    for (const [at, [name, weight]] of suggestionsFile[locale].entries())
      countSuggestion(repository, String(name), {
        locale,
        weight: Number(weight),
        now: firstDay + at * 86_400_000,
      });
}
