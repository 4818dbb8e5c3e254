import { z } from 'zod'
import { flag, list, localizedLine, localizedText } from '../fields'
import type { InEveryLanguage } from '../localized'

const item = z.strictObject({
  question: localizedLine(),
  answer: localizedText(),
  /** The pages that show it. */
  pages: z.strictObject({ home: flag(), programme: flag(), level: flag(), landing: flag() }),
})

/** A question of prospective students, with its answer. */
export type Question = InEveryLanguage<Omit<z.infer<typeof item>, 'pages'>>

/** The site's questions and answers, in the order of the pages. */
export const questionsSchema = z.strictObject({ items: list(item, { max: 40 }) })

export type Questions = z.infer<typeof questionsSchema>

/** The questions until the provider publishes its own; the answers claim only what the provider has claimed. */
export const questions: Questions = {
  items: [
    {
      question: { en: 'What is biblical counselling?', af: 'Wat is Bybelse berading?' },
      answer: {
        en: 'It is help through conversation. The counsellor listens, tries to understand, and looks together with the person at what Scripture says about his or her situation. It is pastoral care, not psychology, and it does not replace medical treatment.',
        af: 'Dit is hulp deur middel van gesprekke. Die berader luister, probeer verstaan en kyk saam met die mens wat die Skrif oor sy of haar omstandighede sê. Dit is pastorale sorg, nie sielkunde nie, en dit vervang nie mediese behandeling nie.',
      },
      pages: { home: true, programme: false, level: false, landing: false },
    },
    {
      question: { en: 'What does it cost?', af: 'Wat kos dit?' },
      answer: {
        en: 'You pay a deposit of {deposit} at registration, then {monthlyFee} a month: for {months1} months at Levels 1 and 2, and for {months3} months at Level 3. In all, that is {fee1} each for Level 1 and Level 2, and {fee3} for Level 3.',
        af: 'Jy betaal ’n deposito van {deposit} by registrasie en daarna {monthlyFee} per maand: {months1} maande lank op vlak 1 en 2, en {months3} maande lank op vlak 3. Altesaam is dit {fee1} elk vir vlak 1 en vlak 2, en {fee3} vir vlak 3.',
      },
      pages: { home: true, programme: false, level: false, landing: true },
    },
    {
      question: { en: 'How long does it take?', af: 'Hoe lank duur dit?' },
      answer: {
        en: 'Level 1 takes {duration1}, Level 2 takes {duration2}, and Level 3 takes {duration3}. The whole path takes {pathDuration}.',
        af: 'Vlak 1 duur {duration1}, vlak 2 duur {duration2} en vlak 3 duur {duration3}. Die hele pad duur {pathDuration}.',
      },
      pages: { home: true, programme: false, level: false, landing: true },
    },
    {
      question: { en: 'What do I receive at the end?', af: 'Wat kry ek aan die einde?' },
      answer: {
        en: 'Level 1: {award1}. Level 2: {award2}. Level 3: {award3}.',
        af: 'Vlak 1: {award1}. Vlak 2: {award2}. Vlak 3: {award3}.',
      },
      pages: { home: false, programme: true, level: false, landing: false },
    },
    {
      question: { en: 'Is it a national qualification?', af: 'Is dit ’n nasionale kwalifikasie?' },
      answer: {
        en: 'No. {disclaimer} We are accredited by a trades and occupations quality council, approved through a partner seminary, and registered with a professional body for non-psychological counsellors. {doubt}',
        af: 'Nee. {disclaimer} Ons is by ’n gehalteraad vir ambagte en beroepe geakkrediteer, deur ’n vennootseminarium goedgekeur en by ’n beroepsliggaam vir niesielkundige beraders geregistreer. {doubt}',
      },
      pages: { home: true, programme: false, level: false, landing: true },
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
      pages: { home: false, programme: true, level: false, landing: false },
    },
    {
      question: {
        en: 'Where do I begin, and what do I need to be admitted?',
        af: 'Waar begin ek, en wat het ek vir toelating nodig?',
      },
      answer: {
        en: 'Begin with Level 1, because the levels build on one another. If you have studied or counselled before, write to {email} before you register and tell us what you have done. We will say honestly which level suits you.',
        af: 'Begin by vlak 1, want die vlakke bou op mekaar voort. As jy al voorheen studeer of berading gedoen het, skryf aan {email} voordat jy registreer en vertel ons daarvan. Ons sal eerlik sê watter vlak by jou pas.',
      },
      pages: { home: true, programme: false, level: true, landing: false },
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
      pages: { home: false, programme: true, level: true, landing: false },
    },
    {
      question: { en: 'In which language will I study?', af: 'In watter taal gaan ek studeer?' },
      answer: {
        en: 'This website and our brochures are in English and Afrikaans. Ask us before you register in which language the modules of your level are given and in which language you may write your assignments.',
        af: 'Hierdie webwerf en ons brosjures is in Afrikaans en Engels. Vra ons voor jou registrasie in watter taal jou vlak se modules aangebied word en in watter taal jy jou opdragte mag skryf.',
      },
      pages: { home: true, programme: false, level: false, landing: false },
    },
    {
      question: { en: 'What if I have to stop?', af: 'Wat as ek moet ophou?' },
      answer: {
        en: '{cancellationRule} {nonRefundableNote} So think it over before you register, and speak to us early if your circumstances change.',
        af: '{cancellationRule} {nonRefundableNote} Dink dus goed na voordat jy registreer, en praat betyds met ons as jou omstandighede verander.',
      },
      pages: { home: false, programme: true, level: true, landing: true },
    },
  ],
}

export type QuestionPage = keyof Questions['items'][number]['pages']

/** The questions on a page. */
export function questionsOf({ items }: InEveryLanguage<Questions>, page: QuestionPage): readonly Question[] {
  return items.filter(({ pages }) => pages[page])
}
