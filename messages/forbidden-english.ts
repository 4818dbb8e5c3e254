/**
 * A forbidden pattern with its reason and a text that it refuses. `right` lists similar texts that pass; `keys` limits
 * the pattern to some messages.
 */
export interface Forbidden {
  readonly wrong: RegExp
  readonly reason: string
  readonly example: string
  readonly right?: readonly string[]
  readonly keys?: RegExp
}

/** Forbidden wording in English texts. */
export const english: readonly Forbidden[] = [
  {
    wrong: /\balready(?=[.!?:;]|$)/,
    reason: 'German order: “already” stands before the verb that it belongs to',
    example: 'Another post has this slug already.',
    right: ['Another post already has this slug.', 'It has already been sent.'],
  },
  {
    wrong: /\bmeanwhile\b/,
    reason: 'in the meantime',
    example: 'Somebody else changed this meanwhile',
    right: ['Meanwhile, the courses are a good place to begin.'],
  },
  {
    wrong: /\bany more(?= *(?:[.,:;!?]|$| or\b| and\b))/,
    reason: 'no longer',
    example: 'This link does not work any more, or is not complete.',
    right: ['Do you have any more questions?'],
  },
  {
    wrong: /\bat (?:PayFast|Supabase)\b(?!’)/,
    reason: 'German “bei”: with PayFast, on PayFast’s page, your Supabase plan',
    example: 'You pay at PayFast, in a few steps.',
    right: ['You pay on PayFast’s page.', 'Look at PayFast’s status page.'],
  },
  {
    wrong: /\bgo(?:es)? on (?!morning)[a-z]+ing\b/,
    reason: 'keeps working, continues to work',
    example: 'The link goes on working.',
    right: ['You decide whether you want to go on.'],
  },
  {
    wrong: /\b(?:[Pp]ress|[Ss]et|[Ss]ign)\b[^.]*\bto go on\b/,
    reason: 'to continue',
    example: 'Set it up to go on.',
    right: ['You decide whether you want to go on.'],
  },
  {
    wrong: /\bwhoever\b/i,
    reason: 'say who: everybody who, the person who',
    example: 'Ask whoever sent it to you.',
  },
  {
    wrong: /\bby (?:itself|themselves)\b/,
    reason: 'automatically',
    example: 'It is published by itself.',
    right: ['It is published automatically.'],
  },
  {
    wrong: /\ball the same\?/,
    reason: 'anyway',
    example: 'Leave the page all the same?',
    right: ['The fees are all the same.'],
  },
  {
    wrong: /\b[Tt]ake (?:it )?back\b/,
    reason: 'withdraw',
    example: 'You can take it back.',
    right: ['What was sent cannot be taken back.'],
    keys: /^(?!content\/)/,
  },
  {
    wrong: /\bnot a valid [\w -]+, such as\b/,
    reason: 'says that the example is not valid',
    example: 'This is not a valid e-mail address, such as name@example.org.',
    right: ['Enter a valid e-mail address, such as name@example.org.'],
  },
  {
    wrong: /\bdo(?:es)? not \w+ at the moment\b/,
    reason: 'the present continuous: is not responding at the moment',
    example: 'Our server does not answer at the moment.',
    right: ['Card payments are paused at the moment.'],
  },
  {
    wrong: /\btakes longer than usual\b/,
    reason: 'the present continuous: is taking longer than usual',
    example: 'This takes longer than usual.',
  },
  {
    wrong: /\b[Cc]hanges? of (?:the )?bank details\b/,
    reason: 'a change to something',
    example: 'A change of the bank details was proposed.',
    right: ['A change to the bank details was proposed.'],
  },
  {
    wrong: /\b(?:enquiry|follow-up) of \{name\}/,
    reason: 'a person’s: {name}’s enquiry',
    example: 'Delete the enquiry of {name}?',
    right: ['Delete {name}’s enquiry?', 'In the enquiry of {day}'],
  },
  {
    wrong: /(?:^|[^t]) of (?:\d|five|\{\w+\}) stars\b/,
    reason: 'out of 5 stars',
    example: '4 of 5 stars',
    right: ['4 out of 5 stars'],
  },
  {
    wrong:
      /\bOf (?!course)[^.:]{1,60}, we keep\b|\bOf (?:each|what|a|the|an|two-step)\b[^.:]{1,60} we keep\b/,
    reason: 'German “Von … behalten wir”: For each e-mail we keep …',
    example: 'Of each e-mail we keep the address.',
    right: ['For each e-mail we keep the address.', 'Of course, we keep your details safe.'],
  },
  {
    wrong: /\bFor every question\b/,
    reason: 'For any question',
    example: 'For every question, write to us.',
  },
  {
    wrong: /\bin as many words\b/,
    reason: 'in so many words',
    example: 'Say it kindly and in as many words.',
  },
  {
    wrong: /\bdo not \w+ on first\b/,
    reason: 'stop reading and phone',
    example: 'If you are in danger, do not read on first: phone.',
  },
  {
    wrong: /\bgoes into (?:it|scheduled)\b/,
    reason: 'German “geht hinein”: is added to it as well',
    example: 'What is published before then goes into it, too.',
    right: ['What you publish before then is added to it as well.'],
  },
  {
    wrong: /\bis something for you\b/,
    reason: 'right for you',
    example: 'Ask whether counselling is something for you.',
  },
  {
    wrong: /\bonly administrators may [^.]+\.$/i,
    reason: 'a refusal says what is kept and what to try',
    example: 'Only administrators may do this.',
    right: ['Only administrators may do this, so nothing was changed. Ask an administrator.'],
  },
  {
    wrong: /\b(?:fill in|enter)\b[^.]* e-mail address\.$/i,
    reason: 'an error gives an example: …, such as name@example.org',
    example: 'Please fill in your e-mail address.',
    right: ['Please fill in your e-mail address, such as name@example.org.'],
  },
  {
    wrong: /^This is (?:too long|longer)\b/,
    reason: 'an error names its field; in the site’s content the summary does',
    example: 'This is too long (maximum 100 characters).',
    right: ['This is taking longer than usual.'],
    keys: /^(?!Content\.form\.)/,
  },
  {
    wrong: /["']/,
    reason: 'typographic marks: “ ” ’',
    example: "It's ready.",
    keys: /^(?!content\/)/,
  },
]
