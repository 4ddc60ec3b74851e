import { pictures } from '../../seed/album.ts';
import { seedMagazine } from '../../seed/magazine.ts';
import { type TestShop, testShop } from './test-shop.ts';

/** Opens the sample shop with the demo's magazine. */
export async function testMagazine(): Promise<TestShop> {
  const made = await testShop();
  seedMagazine(made.shop.repository);
  for (const picture of pictures) made.shop.repository.savePicture(picture);
  return made;
}
