import type { ProductSheet, VariableSheet } from '../content/shop.ts';
import type { LocalText, Product, ProductAttribute, Variation } from '../shop/model.ts';
import type { Album } from './album.ts';

const firstDay = Date.UTC(2026, 0, 4, 7);
const day = 86_400_000;

/** The stored product, and its variations, that a sheet describes. */
export function productOf(
  sheet: ProductSheet,
  album: Album,
): { product: Product; variations: readonly Variation[] } {
  const base = {
    id: sheet.id,
    sku: `LC-${sheet.id}`,
    slug: sheet.slug,
    name: sheet.name,
    summary: sheet.summary,
    description: sheet.description,
    categoryIds: [sheet.category.id],
    tags: [],
    pictureIds: picturesOf(sheet, album),
    featured: sheet.featured,
    createdAt: firstDay + (sheet.id - 100) * day,
    listed: true,
    rating: sheet.rating[0],
    reviewCount: sheet.rating[1],
    regularPrice: 0,
    salePrice: null,
    stock: { kind: 'unmanaged', status: 'in' } as const,
    soldIndividually: false,
    weight: '',
  };
  switch (sheet.type) {
    case 'simple':
      return {
        product: {
          ...base,
          type: 'simple',
          ...prices(sheet),
          stock: sheet.stock,
          soldIndividually: sheet.soldIndividually,
        },
        variations: [],
      };
    case 'variable': {
      const attributes = sheet.attributes.map((attribute) => attributeOf(attribute, sheet, album));
      return {
        product: { ...base, type: 'variable', attributes, defaults: sheet.defaults },
        variations: sheet.variations.map((variation, at) => variationOf(variation, at, sheet, album)),
      };
    }
    case 'grouped':
      return { product: { ...base, type: 'grouped', childIds: sheet.childIds }, variations: [] };
    case 'external':
      return {
        product: {
          ...base,
          type: 'external',
          ...prices(sheet),
          url: sheet.url,
          buttonText: sheet.buttonText,
        },
        variations: [],
      };
  }
}

const prices = ({ price, sale }: { readonly price: number; readonly sale: number | null }) => ({
  regularPrice: price,
  salePrice: sale,
});

function picturesOf(sheet: ProductSheet, album: Album): number[] {
  const { shape, colour, name } = sheet;
  return [
    album.idOf(shape, colour, 'front', name),
    album.idOf(shape, colour, 'room', name),
    album.idOf(shape, colour, 'close', name),
  ];
}

function attributeOf(
  attribute: VariableSheet['attributes'][number],
  { shape, name }: VariableSheet,
  album: Album,
): ProductAttribute {
  const { key, taxonomy, swatch } = attribute;
  const options = attribute.options.map(({ value, name: optionName, colour }) => ({
    value,
    name: optionName,
    ...(colour && swatch === 'color' ? { color: colour.hex } : {}),
    ...(colour && swatch === 'image' ? { pictureId: album.idOf(shape, colour, 'front', name) } : {}),
  }));
  return { key, name: attribute.name, taxonomy, swatch, options };
}

function variationOf(
  variation: VariableSheet['variations'][number],
  at: number,
  sheet: VariableSheet,
  album: Album,
): Variation {
  const painted = sheet.attributes
    .flatMap(({ key, options }) => options.filter(({ value }) => value === variation.choices[key]))
    .find(({ colour }) => colour !== undefined);
  const noText: LocalText = { he: '', en: '' };
  return {
    id: sheet.id * 100 + at + 1,
    parentId: sheet.id,
    sku: `LC-${sheet.id}-${at + 1}`,
    ...prices(variation),
    stock: variation.stock,
    weight: '',
    attributes: variation.choices,
    pictureId: painted?.colour ? album.idOf(sheet.shape, painted.colour, 'front', sheet.name) : null,
    description: noText,
  };
}
