export const saleTexts = {
  he: {
    title: 'מבצע',
    lead: 'כמה דברים טובים במחיר נמוך יותר, עד שהשעון נעצר.',
    ends: 'המבצע מסתיים בעוד',
    over: 'המבצע נגמר. תודה לכל מי שבא.',
    products: 'במבצע עכשיו',
  },
  en: {
    title: 'Sale',
    lead: 'Some good things for less, until the clock stops.',
    ends: 'The sale ends in',
    over: 'The sale is over. Thank you, everybody who came.',
    products: 'On sale now',
  },
} as const;
