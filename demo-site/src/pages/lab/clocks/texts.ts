export const clockTexts = {
  he: {
    title: 'שעונים',
    lead: 'כך סופרים לאחור, וכך נגמר כל אחד מהם. בלי סקריפטים כתוב ליד כל שעון מתי הוא נגמר.',
    gone: {
      title: 'נעלם, ומשאיר הודעה',
      text: 'בסוף השעון נעלם, ובמקומו הודעה.',
      shown: 'המבצע נגמר. תודה לכל מי שבא.',
    },
    message: {
      title: 'נגמר בהודעה',
      text: 'בסוף מופיעה הודעה מתחת לשעון.',
      shown: 'הזמן נגמר, אבל העטיפה עדיין עלינו.',
    },
    hide: { title: 'נעלם', text: 'בסוף השעון נעלם מהעמוד.' },
    evergreen: {
      title: 'רק לך',
      text: 'מתחיל כשנכנסים לעמוד בפעם הראשונה, ונמשך גם אחרי טעינה מחדש.',
      shown: 'ההצעה שלך נגמרה.',
    },
    redirect: {
      title: 'מעביר לעמוד אחר',
      text: 'לשעון הזה עמוד משלו, כי בסופו עוברים לחנות.',
      link: 'לרגע האחרון',
      lead: 'כשהשעון נעצר, עוברים מעצמם לחנות. בלי סקריפטים נשארים כאן, והקישור מחכה.',
      soon: 'שייגמר בעוד חמש שניות',
      now: 'לחנות, כבר עכשיו',
    },
    pluginFixed: { title: 'השעון השני', text: 'של תוסף אחר: תאריך קבוע, ובסוף הודעה.', shown: 'זהו, נגמר.' },
    pluginEvergreen: { title: 'השעון השני, רק לך', text: 'מתחיל בפעם הראשונה, ובסוף נעלם.' },
    endless: { title: 'סיבוב אחרי סיבוב', text: 'כל עשר דקות מתחיל סיבוב חדש, לכולם יחד.' },
    again: { title: 'מתחיל שוב', text: 'רק לך. כשהוא נגמר, הוא מתחיל מהתחלה.' },
  },
  en: {
    title: 'Clocks',
    lead: 'How they count down, and how each one ends. Without scripts it says beside each when it ends.',
    gone: {
      title: 'Goes away, and leaves a message',
      text: 'At the end a message takes the clock’s place.',
      shown: 'The sale is over. Thank you, everybody who came.',
    },
    message: {
      title: 'Ends with a message',
      text: 'At the end a message appears below the clock.',
      shown: 'Time is up, but the wrapping is still on us.',
    },
    hide: { title: 'Goes away', text: 'At the end the clock is gone from the page.' },
    evergreen: {
      title: 'Just for you',
      text: 'Begins when you first see the page, and goes on when you load it again.',
      shown: 'Your offer is over.',
    },
    redirect: {
      title: 'Leads elsewhere',
      text: 'This clock has a page of its own, as it takes you to the shop when it ends.',
      link: 'To the last minute',
      lead: 'When the clock stops, you are taken to the shop. Without scripts you stay here, and the link is waiting.',
      soon: 'Let it end in five seconds',
      now: 'To the shop, right now',
    },
    pluginFixed: {
      title: 'The other clock',
      text: 'Another plugin’s: a fixed date, and a message at the end.',
      shown: 'That is it.',
    },
    pluginEvergreen: {
      title: 'The other clock, just for you',
      text: 'Begins when you first see it, and goes away at the end.',
    },
    endless: {
      title: 'Round after round',
      text: 'A new round begins every ten minutes, for everybody at once.',
    },
    again: { title: 'Starts again', text: 'Just for you. When it ends, it begins anew.' },
  },
} as const;
