import type { Messages } from '@iyim/runtime/widget';

export const messages: Messages = {
  he: {
    added: 'המוצר נוסף לסל.',
    viewCart: 'צפייה בסל',
    refused: 'לא הצלחנו להוסיף את המוצר לסל. ייתכן שאזל מהמלאי.',
    notAdded: 'המוצר לא נוסף לסל. אפשר לנסות שוב.',
    offlineKept: 'נראה שאין חיבור לרשת. הבחירות נשמרו, ואפשר לנסות שוב.',
    unreachable: 'אין תשובה מהחנות. הבחירות נשמרו, ואפשר לנסות שוב.',
    editMode: 'במצב עריכה אי אפשר להוסיף לסל.',
    quantityNumber: 'יש להזין כמות במספרים.',
    quantityLow: 'הכמות הקטנה ביותר היא {min}.',
    quantityHigh: 'אפשר להזמין עד {max}.',
    quantityNone: 'יש לבחור כמות של מוצר אחד לפחות.',
  },
  en: {
    added: 'Added to the cart.',
    viewCart: 'View cart',
    refused: 'We could not add this product. It may be out of stock.',
    notAdded: 'The product was not added. Please try again.',
    offlineKept: 'You are probably offline. Your choices are kept; please try again.',
    unreachable: 'The shop does not answer. Your choices are kept; please try again.',
    editMode: 'Adding to the cart is off in edit mode.',
    quantityNumber: 'Please enter a quantity as a number.',
    quantityLow: 'The smallest quantity is {min}.',
    quantityHigh: 'You can order up to {max}.',
    quantityNone: 'Please choose a quantity of at least one product.',
  },
};
