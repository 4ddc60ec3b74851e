import type { Repository } from '../shop/repository.ts';
import { createAlbum } from './album.ts';
import { categories } from './categories.ts';
import { seedEvents } from './events.ts';
import { seedMagazine } from './magazine/index.ts';
import { seedOrders } from './orders.ts';
import { demoCustomer, people } from './people.ts';
import { productOf } from './product.ts';
import { sheets } from './products/index.ts';
import { coupons, shippingMethods } from './selling.ts';
import { seedSuggestions } from './suggestions.ts';

export { demoCustomer, demoEditor } from './people.ts';

/** Fills an empty repository with the demo shop, the same one each time but for its events: they lie around `now`. */
export function seed(repository: Repository, now: number = Date.now()): void {
  repository.transaction(() => {
    const album = createAlbum();
    const made = sheets.map((sheet) => productOf(sheet, album));
    seedMagazine(repository, album);
    seedSuggestions(repository);
    for (const picture of album.pictures()) repository.savePicture(picture);
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
    seedEvents(repository, now);
  });
}
