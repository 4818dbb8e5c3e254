import { disclaimer } from './accreditations'
import { levels } from './courses'
import {
  cancellationRule,
  deposit,
  feeMonths,
  formatRand,
  monthlyFee,
  nonRefundableNote,
  totalFee,
} from './fees'
import type { Localized } from './localized'
import { organisation } from './organisation'

/** A question that prospective students ask, with an answer that claims only what the provider has claimed. */
export type Question = { readonly question: Localized; readonly answer: Localized }

const [level1, level2, level3] = levels

/** All questions; amounts and durations come from fees.ts and courses.ts. */
export const questions = [
  {
    question: { en: 'What is biblical counselling?', af: 'Wat is Bybelse berading?' },
    answer: {
      en: 'It is help through conversation. The counsellor listens, tries to understand, and looks together with the person at what Scripture says about his or her situation. It is pastoral care, not psychology, and it does not replace medical treatment.',
      af: 'Dit is hulp deur middel van gesprekke. Die berader luister, probeer verstaan en kyk saam met die mens wat die Skrif oor sy of haar omstandighede sê. Dit is pastorale sorg, nie sielkunde nie, en dit vervang nie mediese behandeling nie.',
    },
  },
  {
    question: { en: 'What does it cost?', af: 'Wat kos dit?' },
    answer: {
      en: `You pay a deposit of ${formatRand(deposit)} at registration, then ${formatRand(monthlyFee)} a month: for ${feeMonths[1]} months at Levels 1 and 2, and for ${feeMonths[3]} months at Level 3. In all, that is ${formatRand(totalFee(1))} each for Level 1 and Level 2, and ${formatRand(totalFee(3))} for Level 3.`,
      af: `Jy betaal ’n deposito van ${formatRand(deposit)} by registrasie en daarna ${formatRand(monthlyFee)} per maand: ${feeMonths[1]} maande lank op vlak 1 en 2, en ${feeMonths[3]} maande lank op vlak 3. Altesaam is dit ${formatRand(totalFee(1))} elk vir vlak 1 en vlak 2, en ${formatRand(totalFee(3))} vir vlak 3.`,
    },
  },
  {
    question: { en: 'How long does it take?', af: 'Hoe lank duur dit?' },
    answer: {
      en: `Level 1 takes ${level1.durationYears} year, Level 2 takes ${level2.durationYears} year, and Level 3 takes ${level3.durationYears} years. The whole path takes ${level1.durationYears + level2.durationYears + level3.durationYears} years.`,
      af: `Vlak 1 duur ${level1.durationYears} jaar, vlak 2 duur ${level2.durationYears} jaar en vlak 3 duur ${level3.durationYears} jaar. Die hele pad duur ${level1.durationYears + level2.durationYears + level3.durationYears} jaar.`,
    },
  },
  {
    question: { en: 'What do I receive at the end?', af: 'Wat kry ek aan die einde?' },
    answer: {
      en: `Level 1: ${level1.award.en}. Level 2: ${level2.award.en}. Level 3: ${level3.award.en}.`,
      af: `Vlak 1: ${level1.award.af}. Vlak 2: ${level2.award.af}. Vlak 3: ${level3.award.af}.`,
    },
  },
  {
    question: { en: 'Is it a national qualification?', af: 'Is dit ’n nasionale kwalifikasie?' },
    answer: {
      en: `No. ${disclaimer.statement.en} We are accredited by a trades and occupations quality council, approved through a partner seminary, and registered with a professional body for non-psychological counsellors. ${disclaimer.invitation.en}`,
      af: `Nee. ${disclaimer.statement.af} Ons is by ’n gehalteraad vir ambagte en beroepe geakkrediteer, deur ’n vennootseminarium goedgekeur en by ’n beroepsliggaam vir niesielkundige beraders geregistreer. ${disclaimer.invitation.af}`,
    },
  },
  {
    question: {
      en: 'Can I work as a counsellor afterwards?',
      af: 'Kan ek daarna as berader werk?',
    },
    answer: {
      en: 'Level 3 graduates can register as professional counsellors through a recognition-of-prior-learning process. That process belongs to the professional body, not to us. Levels 1 and 2 are useful where you already serve: at home, in a congregation or in a community.',
      af: 'Gegradueerdes van vlak 3 kan deur ’n proses van erkenning van voorafgaande leer as professionele beraders registreer. Daardie proses is die beroepsliggaam s’n, nie ons s’n nie. Vlak 1 en 2 is nuttig waar jy reeds dien: tuis, in die gemeente of in die gemeenskap.',
    },
  },
  {
    question: {
      en: 'Do I have to come to Paarl?',
      af: 'Moet ek Paarl toe kom?',
    },
    answer: {
      en: 'No. The courses are 100% online. You work in a student portal. For the practicums you have conversations with people where you live or online.',
      af: 'Nee. Die kursusse is 100% aanlyn. Jy werk op ’n studenteportaal. Vir die praktika voer jy gesprekke met mense waar jy woon of aanlyn.',
    },
  },
  {
    question: {
      en: 'Where do I begin, and what do I need to be admitted?',
      af: 'Waar begin ek, en wat het ek vir toelating nodig?',
    },
    answer: {
      en: `Begin with Level 1, because the levels build on one another. If you have studied or counselled before, write to ${organisation.email} before you register and tell us what you have done. We will say honestly which level suits you.`,
      af: `Begin by vlak 1, want die vlakke bou op mekaar voort. As jy al voorheen studeer of berading gedoen het, skryf aan ${organisation.email} voordat jy registreer en vertel ons daarvan. Ons sal eerlik sê watter vlak by jou pas.`,
    },
  },
  {
    question: { en: 'In which language will I study?', af: 'In watter taal gaan ek studeer?' },
    answer: {
      en: 'This website and our brochures are in English and Afrikaans. Ask us before you register in which language the modules of your level are given and in which language you may write your assignments.',
      af: 'Hierdie webwerf en ons brosjures is in Afrikaans en Engels. Vra ons voor jou registrasie in watter taal jou vlak se modules aangebied word en in watter taal jy jou opdragte mag skryf.',
    },
  },
  {
    question: { en: 'What if I have to stop?', af: 'Wat as ek moet ophou?' },
    answer: {
      en: `${cancellationRule.en} ${nonRefundableNote.en} So think it over before you register, and speak to us early if your circumstances change.`,
      af: `${cancellationRule.af} ${nonRefundableNote.af} Dink dus goed na voordat jy registreer, en praat betyds met ons as jou omstandighede verander.`,
    },
  },
] as const satisfies readonly Question[]

const [what, cost, duration, award, national, work, paarl, begin, language, stop] = questions

/** The questions that each page answers. */
export const questionsOf: Readonly<Record<'home' | 'programme' | 'level' | 'landing', readonly Question[]>> =
  {
    home: [what, cost, duration, national, begin, language],
    programme: [award, work, paarl, stop],
    level: [begin, paarl, stop],
    landing: [cost, duration, national, stop],
  }
