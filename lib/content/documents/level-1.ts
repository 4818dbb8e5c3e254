import type { LevelDocument } from './levels'

/** Default until the provider publishes its own text. */
export const level1: LevelDocument = {
  slug: 'level-1',
  title: { en: 'Foundation in Biblical Counselling', af: 'Grondslae van Bybelse Berading' },
  summary: {
    en: 'A first year that teaches you to read the Bible with care, to understand people, and to listen before you speak.',
    af: '’n Eerste jaar waarin jy leer om die Bybel met sorg te lees, mense te verstaan en te luister voordat jy praat.',
  },
  durationYears: 1,
  award: {
    en: 'Certificate in Biblical Counselling Level 1',
    af: 'Sertifikaat in Bybelse Berading Vlak 1',
  },
  audience: [
    {
      en: 'People to whom friends, family or colleagues already turn when life is hard.',
      af: 'Mense by wie vriende, familie of kollegas reeds aanklop wanneer dit swaar gaan.',
    },
    {
      en: 'Members and leaders of congregations who visit, lead small groups or pray with others.',
      af: 'Lidmate en leiers in gemeentes wat huisbesoek doen, kleingroepe lei of saam met ander bid.',
    },
    {
      en: 'Anyone who wants to know whether counselling is their calling before they study further.',
      af: 'Enigeen wat voor verdere studie wil weet of berading die regte roeping is.',
    },
  ],
  outcomes: [
    {
      en: 'Explain what biblical counselling is, and where it differs from psychology and from preaching.',
      af: 'Verduidelik wat Bybelse berading is, en waarin dit van sielkunde en van prediking verskil.',
    },
    {
      en: 'Read a passage of Scripture in its context and use it gently in a conversation.',
      af: '’n Skrifgedeelte in sy konteks lees en dit met deernis in ’n gesprek gebruik.',
    },
    {
      en: 'Lead a first conversation: listen, ask, summarise and agree on a next step.',
      af: '’n Eerste gesprek lei: luister, vra, saamvat en oor ’n volgende stap ooreenkom.',
    },
    {
      en: 'Keep a confidence, know your limits, and refer someone to other help in time.',
      af: 'Vertroulikheid bewaar, jou grense ken en iemand betyds na ander hulp verwys.',
    },
  ],
  modules: [
    {
      code: 'BAB001',
      kind: 'theology',
      title: { en: 'Introduction to the Bible', af: 'Inleiding tot die Bybel' },
      subtitle: { en: 'One story in sixty-six books', af: 'Een verhaal in ses-en-sestig boeke' },
      bookLink: 'https://example.org/books/bab001',
      topics: [
        {
          en: 'The story line from creation to new creation',
          af: 'Die verhaallyn van skepping tot nuwe skepping',
        },
        {
          en: 'How the books came to be and how they are arranged',
          af: 'Hoe die boeke ontstaan het en gerangskik is',
        },
        {
          en: 'Law, history, poetry, prophecy, gospel and letter',
          af: 'Wet, geskiedenis, poësie, profesie, evangelie en brief',
        },
        { en: 'Reading a passage in its context', af: 'Hoe om ’n gedeelte in sy konteks te lees' },
        { en: 'The Bible in the hands of a counsellor', af: 'Die Bybel in die hande van ’n berader' },
      ],
    },
    {
      code: 'BAT024',
      kind: 'theology',
      title: { en: 'Foundations of Biblical Counselling', af: 'Grondbeginsels van Bybelse berading' },
      subtitle: { en: 'What it is, and what it is not', af: 'Wat dit is, en wat dit nie is nie' },
      bookLink: 'https://example.org/books/bat024',
      topics: [
        {
          en: 'Pastoral care through the ages: a short history',
          af: 'Pastorale sorg deur die eeue: ’n kort geskiedenis',
        },
        {
          en: 'Biblical counselling beside psychology, medicine and social work',
          af: 'Bybelse berading naas sielkunde, geneeskunde en maatskaplike werk',
        },
        {
          en: 'The place of Scripture, prayer and the Holy Spirit',
          af: 'Die plek van die Skrif, gebed en die Heilige Gees',
        },
        { en: 'Confidentiality and its limits', af: 'Vertroulikheid en die grense daarvan' },
        { en: 'When to refer, and to whom', af: 'Wanneer jy verwys, en na wie' },
      ],
    },
    {
      code: 'BAT324',
      kind: 'theology',
      title: { en: 'A Biblical View of the Person', af: '’n Bybelse mensbeskouing' },
      topics: [
        { en: 'Made in the image of God', af: 'Geskape na die beeld van God' },
        { en: 'Heart, mind and body', af: 'Hart, verstand en liggaam' },
        { en: 'Sin, suffering and responsibility', af: 'Sonde, lyding en verantwoordelikheid' },
        { en: 'Emotions in the Psalms and the Gospels', af: 'Emosies in die Psalms en die Evangelies' },
        { en: 'Identity in Christ', af: 'Identiteit in Christus' },
      ],
    },
    {
      code: 'BAM311A',
      kind: 'counselling',
      title: { en: 'Counselling Skills A', af: 'Beradingsvaardighede A' },
      subtitle: { en: 'Listening', af: 'Luister' },
      bookLink: 'https://example.org/books/bam311',
      topics: [
        {
          en: 'Being present: attention, posture and silence',
          af: 'Om teenwoordig te wees: aandag, houding en stilte',
        },
        { en: 'Questions that open a conversation', af: 'Vrae wat ’n gesprek oopmaak' },
        { en: 'Hearing what is felt, and putting it into words', af: 'Gevoelens hoor en in woorde weergee' },
        { en: 'Summarising without steering', af: 'Saamvat sonder om te stuur' },
        { en: 'Your own prejudices and blind spots', af: 'Jou eie vooroordele en blindekolle' },
      ],
    },
    {
      code: 'BAM311B',
      kind: 'counselling',
      title: { en: 'Counselling Skills B', af: 'Beradingsvaardighede B' },
      subtitle: { en: 'The course of a conversation', af: 'Die verloop van ’n gesprek' },
      bookLink: 'https://example.org/books/bam311',
      topics: [
        {
          en: 'The first meeting: welcome, trust and expectations',
          af: 'Die eerste ontmoeting: verwelkoming, vertroue en verwagtinge',
        },
        { en: 'Understanding the problem together', af: 'Om die probleem saam te verstaan' },
        { en: 'Goals that a person can reach', af: 'Doelwitte wat iemand kan bereik' },
        { en: 'Scripture and prayer at the right moment', af: 'Die Skrif en gebed op die regte oomblik' },
        { en: 'Keeping notes, ending well, following up', af: 'Aantekeninge maak, goed afsluit en opvolg' },
      ],
    },
    {
      code: 'BAT021',
      kind: 'theology',
      title: { en: 'Christian Doctrine', af: 'Christelike geloofsleer' },
      subtitle: { en: 'The faith behind the care', af: 'Die geloof agter die sorg' },
      topics: [
        { en: 'God as Father, Son and Holy Spirit', af: 'God as Vader, Seun en Heilige Gees' },
        { en: 'Creation, fall and providence', af: 'Skepping, sondeval en voorsienigheid' },
        { en: 'Grace, faith and forgiveness', af: 'Genade, geloof en vergifnis' },
        { en: 'The church as a community of care', af: 'Die kerk as ’n gemeenskap wat omgee' },
        { en: 'Hope and the last things', af: 'Hoop en die laaste dinge' },
      ],
    },
    {
      code: 'BAM416',
      kind: 'counselling',
      title: { en: 'Marriage and Family', af: 'Huwelik en gesin' },
      topics: [
        { en: 'Marriage as a covenant', af: 'Die huwelik as verbond' },
        { en: 'Speaking, listening and conflict at home', af: 'Praat, luister en konflik tuis' },
        { en: 'Parents, children and grandparents', af: 'Ouers, kinders en grootouers' },
        {
          en: 'Single life, divorce and blended families',
          af: 'Enkellopend wees, egskeiding en saamgestelde gesinne',
        },
        {
          en: 'Patterns that families hand down: the genogram',
          af: 'Patrone wat gesinne oordra: die genogram',
        },
      ],
    },
    {
      code: 'PB01',
      kind: 'practical',
      title: { en: 'Practicum 1', af: 'Praktikum 1' },
      subtitle: { en: 'Learning to listen', af: 'Leer luister' },
      topics: [
        { en: 'Listening exercises with a fellow student', af: 'Luisteroefeninge saam met ’n medestudent' },
        { en: 'A word-for-word report of one conversation', af: '’n Woordelikse verslag van een gesprek' },
        { en: 'Receiving and giving feedback', af: 'Terugvoer ontvang en gee' },
        { en: 'A journal of what you notice in yourself', af: '’n Joernaal van wat jy in jouself raaksien' },
      ],
    },
    {
      code: 'PB02',
      kind: 'practical',
      title: { en: 'Practicum 2', af: 'Praktikum 2' },
      subtitle: { en: 'First conversations', af: 'Eerste gesprekke' },
      topics: [
        { en: 'Practice conversations under guidance', af: 'Oefengesprekke onder leiding' },
        { en: 'Opening and closing a conversation', af: 'Hoe om ’n gesprek te open en af te sluit' },
        {
          en: 'A list of helpers in your own area for referrals',
          af: '’n Lys van helpers in jou eie omgewing vir verwysings',
        },
        {
          en: 'A self-evaluation at the end of the year',
          af: '’n Selfevaluering aan die einde van die jaar',
        },
      ],
    },
  ],
}
