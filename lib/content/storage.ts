import { DEVICE_MONTHS, DRAFT_DAYS, ENQUIRY_DAYS, IDLE_SESSION_HOURS } from '@/lib/retention'
import { type Written, withTexts } from './localized'

/** A cookie or key that the site keeps in the visitor's browser, under the name that the browser shows. */
type StorageKey = {
  readonly name: string
  readonly place: Written
  readonly purpose: Written
  readonly kept: Written
}

const localStorage: Written = { en: 'local storage', af: 'plaaslike berging (local storage)' }
const cookie: Written = { en: 'cookie', af: 'koekie' }
const untilCleared: Written = {
  en: 'until you clear it in your browser',
  af: 'totdat jy dit in jou blaaier uitvee',
}
const untilSaved: Written = {
  en: `until it is saved, at most ${DRAFT_DAYS} days`,
  af: `totdat dit gestoor is, hoogstens ${DRAFT_DAYS} dae`,
}

const written: readonly StorageKey[] = [
  {
    name: 'theme',
    place: localStorage,
    purpose: {
      en: 'Functional: remembers whether you chose light or dark.',
      af: 'Funksioneel: onthou of jy lig of donker gekies het.',
    },
    kept: untilCleared,
  },
  {
    name: 'cookie-consent',
    place: localStorage,
    purpose: {
      en: 'Essential: remembers that you answered the cookie banner, so that it does not return.',
      af: 'Noodsaaklik: onthou dat jy die koekiebanier beantwoord het, sodat dit nie weer verskyn nie.',
    },
    kept: untilCleared,
  },
  {
    name: 'i18nextLng',
    place: localStorage,
    purpose: {
      en: 'Functional: remembers your language. If there is a value of this name in session storage, the site reads it; it never writes one there.',
      af: 'Funksioneel: onthou jou taal. As daar ’n waarde met hierdie naam in sessieberging (session storage) is, lees die webwerf dit; dit skryf nooit self een daar nie.',
    },
    kept: untilCleared,
  },
  {
    name: 'i18next',
    place: cookie,
    purpose: {
      en: 'Functional: remembers your language, so that the right page is sent at once.',
      af: 'Funksioneel: onthou jou taal, sodat jy dadelik die regte bladsy kry.',
    },
    kept: { en: 'at most one year', af: 'hoogstens een jaar' },
  },
  {
    name: 'language-led',
    place: cookie,
    purpose: {
      en: 'Functional: says that the site chose the language of the page because the address named none.',
      af: 'Funksioneel: sê dat die webwerf die bladsy se taal gekies het omdat die adres geen taal noem nie.',
    },
    kept: { en: 'one minute', af: 'een minuut' },
  },
  {
    name: 'arrival',
    place: { en: 'session storage', af: 'sessieberging (session storage)' },
    purpose: {
      en: 'Functional: remembers the first page of your visit, the page that led you here and the campaign named in its address. It is sent only with the enquiry form.',
      af: 'Funksioneel: onthou die eerste bladsy van jou besoek, die bladsy wat jou hierheen gelei het en die veldtog wat in die adres genoem word. Dit word net saam met die navraagvorm gestuur.',
    },
    kept: { en: 'until you close the tab', af: 'totdat jy die oortjie toemaak' },
  },
  {
    name: 'enquiries',
    place: {
      en: 'session storage; local storage if you ask for it',
      af: 'sessieberging (session storage); plaaslike berging (local storage) as jy daarvoor vra',
    },
    purpose: {
      en: 'Functional: keeps an enquiry that could not be sent, with the details you filled in and how your visit began, and sends it when the connection is back. You can delete it beside the form.',
      af: 'Funksioneel: bewaar ’n navraag wat nie gestuur kon word nie, met die besonderhede wat jy ingevul het en hoe jou besoek begin het, en stuur dit wanneer die verbinding terug is. Jy kan dit langs die vorm skrap.',
    },
    kept: {
      en: `until it has arrived, at most until you close the tab; ${ENQUIRY_DAYS} days if you tick “Keep on this device”, and deleted at your next visit after that`,
      af: `totdat dit aangekom het, hoogstens totdat jy die oortjie toemaak; ${ENQUIRY_DAYS} dae as jy “Bewaar dit op hierdie toestel” merk, en geskrap by jou volgende besoek daarna`,
    },
  },
  {
    name: 'post-draft:…',
    place: localStorage,
    purpose: {
      en: 'Functional, for staff only: keeps an article while it is being written, so that nothing is lost.',
      af: 'Funksioneel, net vir personeel: bewaar ’n artikel terwyl dit geskryf word, sodat niks verlore gaan nie.',
    },
    kept: untilSaved,
  },
  {
    name: 'content-draft:…',
    place: localStorage,
    purpose: {
      en: 'Functional, for staff only: keeps a change to the website’s content while it is being made, so that nothing is lost.',
      af: 'Funksioneel, net vir personeel: bewaar ’n verandering aan die webwerf se inhoud terwyl dit gemaak word, sodat niks verlore gaan nie.',
    },
    kept: untilSaved,
  },
  {
    name: 'lead-keys',
    place: localStorage,
    purpose: {
      en: 'Functional, for staff only: remembers whether the keys J and K open the next and the previous lead.',
      af: 'Funksioneel, net vir personeel: onthou of die sleutels J en K die volgende en die vorige belangstellende oopmaak.',
    },
    kept: untilCleared,
  },
  {
    name: 'content-preview, __prerender_bypass',
    place: { en: 'cookies', af: 'koekies' },
    purpose: {
      en: 'Functional, only for somebody who opens a preview link that staff sent: shows the pages with changes that are not published yet.',
      af: 'Funksioneel, net vir iemand wat ’n voorskouskakel oopmaak wat personeel gestuur het: wys die bladsye met veranderinge wat nog nie gepubliseer is nie.',
    },
    kept: {
      en: 'until the preview is ended, at most 7 days',
      af: 'totdat die voorskou beëindig word, hoogstens 7 dae',
    },
  },
  {
    name: 'sb-new-password, new-password-link',
    place: { en: 'cookies', af: 'koekies' },
    purpose: {
      en: 'Essential, for staff only: lets a member of staff who forgot a password choose a new one.',
      af: 'Noodsaaklik, net vir personeel: laat ’n personeellid wat ’n wagwoord vergeet het, ’n nuwe een kies.',
    },
    kept: {
      en: 'until the new password is saved, an hour at most',
      af: 'totdat die nuwe wagwoord gestoor is, hoogstens ’n uur',
    },
  },
  {
    name: 'known-device',
    place: cookie,
    purpose: {
      en: 'Essential, for staff only: recognises a device on which a member of staff has signed in, so that a stranger who tries passwords cannot keep them out. Visitors never receive it.',
      af: 'Noodsaaklik, net vir personeel: herken ’n toestel waarop ’n personeellid aangemeld het, sodat ’n vreemdeling wat wagwoorde probeer, hulle nie kan uitsluit nie. Besoekers ontvang dit nooit nie.',
    },
    kept: {
      en: `${DEVICE_MONTHS} months after the last sign-in`,
      af: `${DEVICE_MONTHS} maande ná die laaste aanmelding`,
    },
  },
  {
    name: 'sb-…-auth-token',
    place: { en: 'cookies', af: 'koekies' },
    purpose: {
      en: 'Essential, for staff only: keeps a member of staff signed in. Visitors never receive it.',
      af: 'Noodsaaklik, net vir personeel: hou ’n personeellid aangemeld. Besoekers ontvang dit nooit nie.',
    },
    kept: {
      en: `until the member of staff signs out, or for ${IDLE_SESSION_HOURS + 1} hours at most after the last use`,
      af: `totdat die personeellid afmeld, of hoogstens ${IDLE_SESSION_HOURS + 1} uur ná die laaste gebruik`,
    },
  },
]

/** Every cookie and key that this site keeps in a browser. */
export const storageKeys = withTexts(written)
