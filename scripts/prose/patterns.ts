/** A phrase that reads as translated, and the advice to print for it. */
export interface Pattern {
  readonly name: string;
  readonly finds: RegExp;
  readonly remedy: string;
}

/** Subjects that cannot speak or hear. */
const THING =
  '(?:page|server|settings?|attributes?|markup|theme|builder|plugin|site|host|address|options?|class|classes|it|they|which|original|content|script|sheet|number|element|button|caller|nobody)';
const OWNER = '(?:server|plugin|builder|page|browser|visitor|original|theme|shop|React|caller|island|widget)';

export const patterns: readonly Pattern[] = [
  {
    name: 'of which',
    finds: /(?<!none )\bof (?:which|whom)\b/i,
    remedy: 'write two sentences, or "whose"',
  },
  {
    name: 'none',
    finds:
      /(?<!there )\b(?:is|are|was|were|has|have|had|be) none\b|[;:,] none (?:in|where|for|of (?!which))|\b(?:or|for) none\b/i,
    remedy: 'say what is missing: "yields no entries", "has no label"',
  },
  {
    name: 'speech',
    finds: new RegExp(
      `\\b(?:is|are|be|been|was|were) (?:not )?(?:said|told|heard|spoken)\\b|\\b${THING} (?:itself )?(?:says?|said|tells?|told|hears?|heard|speaks?)\\b|^(?:Says?|Tells?|Hears?) `,
      'i',
    ),
    remedy: 'code returns, logs, fires, listens, reads, defines; people say, tell and hear',
  },
  {
    name: 'stands',
    finds: /(?<!-)\b(?:stands?|stood|standing)\b(?! (?:in )?for\b|[ -]alone)/i,
    remedy: 'things are in, on or next to each other',
  },
  {
    name: 'is no X',
    finds: /(?<!there )\b(?:is|are|was|were|be) no (?!longer|more\b|such|matter)[a-z]+/i,
    remedy: 'write "is not a …" or the positive',
  },
  {
    name: 'bare genitive',
    finds: new RegExp(
      `\\bof (?:ours|theirs)\\b|\\b${OWNER}['’]s(?=[,.;:)]|$| (?:is|are|was|to|as) )|\\ban? [\\w<>-]+ of (?:the|a) [\\w ]{0,10}?\\w['’]s(?=[,.;:)]|$)`,
      'i',
    ),
    remedy: 'name the thing: "an element we add", "the server’s HTML"',
  },
  {
    name: 'so many',
    finds: /\bso (?:many|much|far|long)\b(?! that| as)/i,
    remedy: 'give the number, its unit and its meaning',
  },
  { name: 'be had', finds: /\bbe had\b/i, remedy: 'write "is available", "can be read"' },
  { name: 'room', finds: /(?<!there is |is no |no )\broom\b/i, remedy: 'write "space" or "fits"' },
  { name: 'anew', finds: /\banew\b|\bfor ever\b/i, remedy: 'write "again", "forever"' },
  {
    name: 'has come',
    finds: /\b(?:has|have|had) (?:not )?(?:come|gone)\b(?! back| to| elsewhere)/i,
    remedy: 'code loads, arrives, is removed, ends',
  },
  {
    name: 'who alone',
    finds: /(?:^|[;:,.] |\b(?:for|of|from|by|to|that|what) )who (?!was|were)\w+/i,
    remedy: 'name them: visitor, page script, server, caller',
  },
  {
    name: 'opening clause',
    finds: /^(?:What|Where|Who|Whose|Whom) (?!if)/,
    remedy: 'begin with the subject or with a verb in the third person',
  },
  {
    name: 'one that',
    finds: /(?:^|[.:;] )(?:one|those|the one|another) (?:that|who|whose|which|of)\b/i,
    remedy: 'name it: "A button that …"',
  },
  {
    name: 'looks',
    finds: /\blooks? (?:again|anew|closer|back)\b|\b(?:the|its|their|of|our|two|has|these) looks?\b/i,
    remedy: 'code reads, checks, measures; CSS has styles',
  },
  {
    name: 'nobody',
    finds: /\b(?:[Nn]obody|whoever|[Aa]nybody)\b/i,
    remedy: 'name them: visitor, page script, server, caller',
  },
  {
    name: 'gives back',
    finds: /\b(?:gives?|giv(?:en|ing)|gave) (?:\w+ ){0,3}back\b|\btakes?n? (?:\w+ ){0,2}away\b/i,
    remedy: 'write "returns", "restores", "removes"',
  },
];

/** Matches declared names that are unusual in code: verbs of speech, and words without an object. */
export const oddName = /^(?:(?:tell|told|say|hear)(?:[A-Z]\w*)?|look|breathe|known|wanted|so|own)$/;
