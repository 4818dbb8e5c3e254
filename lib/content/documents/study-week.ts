import { z } from 'zod'
import { list, localizedLine, localizedText } from '../fields'

/** How a study week works, and who the courses suit. */
export const studyWeekSchema = z.strictObject({
  steps: list(z.strictObject({ title: localizedLine(60), text: localizedText(400) }), { max: 9 }),
  suitedTo: list(localizedText(400), { max: 12 }),
  notSuitedTo: list(localizedText(400), { max: 12 }),
})

export type StudyWeek = z.infer<typeof studyWeekSchema>

/** Default until the provider publishes its own text; no hours are promised. */
export const studyWeek: StudyWeek = {
  steps: [
    {
      title: { en: 'Sign in', af: 'Meld aan' },
      text: {
        en: 'You open your module in the student portal and see what the week holds.',
        af: 'Jy maak jou module op die studenteportaal oop en sien wat die week inhou.',
      },
    },
    {
      title: { en: 'Read', af: 'Lees' },
      text: {
        en: 'You read a part of Scripture and the study material for the week. Take your time over it.',
        af: 'Jy lees ’n Skrifgedeelte en die week se studiemateriaal. Gee jouself tyd daarvoor.',
      },
    },
    {
      title: { en: 'Write', af: 'Skryf' },
      text: {
        en: 'You write down what you understood, what it asks of you, and where you disagree.',
        af: 'Jy skryf neer wat jy verstaan het, wat dit van jou vra en waar jy verskil.',
      },
    },
    {
      title: { en: 'Practise', af: 'Oefen' },
      text: {
        en: 'You try one skill, such as listening without advising, with a fellow student or someone you trust.',
        af: 'Jy oefen een vaardigheid, soos om te luister sonder om raad te gee, saam met ’n medestudent of iemand wat jy vertrou.',
      },
    },
    {
      title: { en: 'Look back', af: 'Kyk terug' },
      text: {
        en: 'You note what went well and what was difficult. Then you rest; that is part of the work.',
        af: 'Jy teken aan wat goed gegaan het en wat moeilik was. Dan rus jy; dit hoort by die werk.',
      },
    },
  ],
  suitedTo: [
    {
      en: 'You are the person people call when things go wrong.',
      af: 'Jy is die een by wie mense aanklop as dinge skeefloop.',
    },
    {
      en: 'You serve in a congregation, school, hospice or organisation and come across people in pain.',
      af: 'Jy dien in ’n gemeente, skool, hospies of organisasie en kom daar met pyn in aanraking.',
    },
    {
      en: 'You are a pastor or an elder and want to counsel better than you were taught to.',
      af: 'Jy is ’n leraar of ouderling en wil beter berading bied as wat jy geleer het.',
    },
    {
      en: 'You have come through a hard time yourself and want to help others with care.',
      af: 'Jy het self ’n moeilike tyd deurgemaak en wil ander met sorg help.',
    },
  ],
  notSuitedTo: [
    {
      en: 'You want to become a psychologist, or you need a national qualification. We do not offer these.',
      af: 'Jy wil ’n sielkundige word, of jy het ’n nasionale kwalifikasie nodig. Ons bied dit nie aan nie.',
    },
    {
      en: 'You are in a crisis yourself right now. Find help and rest first; the course can wait.',
      af: 'Jy is nou self in ’n krisis. Kry eers hulp en rus; die kursus kan wag.',
    },
  ],
}
