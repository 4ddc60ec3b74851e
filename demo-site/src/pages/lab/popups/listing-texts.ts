export const listingTexts = {
  he: {
    title: 'חלונות של רשימות',
    lead: 'חלונות של תוסף הרשימות: חלון אחד לכל הפריטים, והשרת ממלא אותו בפריט שממנו נפתח.',
    products: {
      title: 'מבט מהיר על מוצר',
      lead: 'לוחצים על ״מבט מהיר״. החלון נפתח, ובו המוצר עם כל מה שצריך כדי לקנות אותו. בלי סקריפטים הכפתור מוביל לעמוד המוצר.',
    },
    events: { title: 'מבט מהיר על אירוע', lead: 'אותו חלון, והפעם יש בו אירוע.' },
    attached: {
      title: 'חלונות שמחוברים לכפתור',
      lead: 'לפי בורר, במעבר עכבר, בלחיצה, ובלחיצה על מילה אחת בתוך משפט.',
    },
    kept: {
      title: 'חלון אחרי שמירה במועדפים',
      lead: 'מוסיפים מוצר למועדפים. החלון מספר שנשמר. לחיצה נוספת פותחת אותו שוב.',
    },
    more: 'ועוד חלונות כאלה',
    buttons: {
      selector: 'כרטיס ברכה',
      hover: 'עוברים מעליי: משלוחים',
      click: 'משלוחים',
      before: 'אפשר לצרף',
      word: 'כרטיס ברכה',
    },
    giftNote: { heading: 'כרטיס ברכה', text: 'כותבים לנו בהערות להזמנה מה לכתוב, ואנחנו כותבים ביד.' },
    shipping: {
      heading: 'משלוחים',
      text: 'שלושה ימי עסקים עד הבית, חינם מעל 400 ₪. אפשר גם לאסוף מהסטודיו.',
    },
  },
  en: {
    title: 'Popups of lists',
    lead: 'Popups of the listings plugin: one popup for all items, which the server fills with the item it was opened from.',
    products: {
      title: 'A quick look at a product',
      lead: 'Press “Quick look”. The popup opens with the product and all you need to buy it. Without scripts the button leads to the product’s page.',
    },
    events: { title: 'A quick look at an event', lead: 'The same popup, now with an event in it.' },
    attached: {
      title: 'Popups attached to a button',
      lead: 'By a selector, under the mouse, at a click, and at a click on one word of a sentence.',
    },
    kept: {
      title: 'A popup after keeping something',
      lead: 'Add a product to your favourites. The popup says that it is kept. Another click opens it again.',
    },
    more: 'More of these popups',
    buttons: {
      selector: 'Gift card',
      hover: 'Hover over me: delivery',
      click: 'Delivery',
      before: 'You can add a',
      word: 'gift card',
    },
    giftNote: {
      heading: 'A gift card',
      text: 'Tell us in the order notes what to write, and we write it by hand.',
    },
    shipping: {
      heading: 'Delivery',
      text: 'Three working days to your door, free over ₪400. You can also pick it up at the studio.',
    },
  },
} as const;
