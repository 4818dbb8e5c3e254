import {
  AUDIT_LOG_MONTHS,
  DRAFT_DAYS,
  ENQUIRY_DAYS,
  IDLE_SESSION_HOURS,
  LEAD_MONTHS,
  MAIL_MONTHS,
  NEWSLETTER_ENDED_DAYS,
  NEWSLETTER_PENDING_DAYS,
  NEWSLETTER_REFUSED_MONTHS,
  PRIVACY_LOG_MONTHS,
  PRIVACY_REQUEST_MONTHS,
  SECOND_FACTOR_ATTEMPT_DAYS,
  SPAM_DAYS,
  STAFF_SESSION_DAYS,
} from '@/lib/retention'
import { routes } from '@/lib/routes'
import type { LegalSection, StorageKey } from './legal'
import type { Localized } from './localized'
import { addressLines, organisation } from './organisation'

/** The day on which the privacy policy was last changed, ISO 8601. */
export const privacyLastUpdated = '2025-01-26'

/** Within how many days a request about personal information is answered (POPIA regulations). */
export const requestAnswerDays = 30

const localStorage: Localized = { en: 'local storage', af: 'plaaslike berging (local storage)' }
const untilCleared: Localized = {
  en: 'until you clear it in your browser',
  af: 'totdat jy dit in jou blaaier uitvee',
}

/** Every cookie and key that this site keeps in a browser. */
export const storageKeys: readonly StorageKey[] = [
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
      en: 'Functional: remembers your language. If a value of this name stands in session storage, the site reads it; it never writes one there.',
      af: 'Funksioneel: onthou jou taal. As daar ’n waarde met hierdie naam in sessieberging (session storage) staan, lees die webwerf dit; dit skryf nooit self een daar nie.',
    },
    kept: untilCleared,
  },
  {
    name: 'i18next',
    place: { en: 'cookie', af: 'koekie' },
    purpose: {
      en: 'Functional: remembers your language, so that the right page is sent at once.',
      af: 'Funksioneel: onthou jou taal, sodat jy dadelik die regte bladsy kry.',
    },
    kept: { en: 'at most one year', af: 'hoogstens een jaar' },
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
    kept: {
      en: `until it is saved, at most ${DRAFT_DAYS} days`,
      af: `totdat dit gestoor is, hoogstens ${DRAFT_DAYS} dae`,
    },
  },
  {
    name: 'sb-new-password',
    place: { en: 'cookie', af: 'koekie' },
    purpose: {
      en: 'Essential, for staff only: lets a member of staff who forgot a password choose a new one.',
      af: 'Noodsaaklik, net vir personeel: laat ’n personeellid wat ’n wagwoord vergeet het, ’n nuwe een kies.',
    },
    kept: {
      en: 'until the new password is set, an hour at most',
      af: 'totdat die nuwe wagwoord gestel is, hoogstens ’n uur',
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

const postalAddress: Localized = { en: addressLines('en').join(', '), af: addressLines('af').join(', ') }

/**
 * The privacy policy. It covers the points of POPIA section 18 and what this site really stores.
 */
export const privacySections: readonly LegalSection[] = [
  {
    id: 'introduction',
    title: { en: 'Introduction', af: 'Inleiding' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: `${organisation.name.en} takes your privacy seriously. This policy says which personal information this website collects, why, who sees it, how long we keep it, and what you can ask of us.`,
          af: `Ons (${organisation.name.af}) neem jou privaatheid ernstig op. Hierdie beleid sê watter persoonlike inligting hierdie webwerf insamel, waarom, wie dit sien, hoe lank ons dit bewaar en wat jy van ons kan vra.`,
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: `We are the responsible party in terms of the Protection of Personal Information Act 4 of 2013 (POPIA). Our address is ${postalAddress.en}.`,
          af: `Ons is die verantwoordelike party ingevolge die Wet op Beskerming van Persoonlike Inligting 4 van 2013 (POPIA). Ons adres is ${postalAddress.af}.`,
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: 'You can read the whole website without telling us who you are.',
          af: 'Jy kan die hele webwerf lees sonder om vir ons te sê wie jy is.',
        },
      },
    ],
  },
  {
    id: 'information-collected',
    title: { en: 'Information we collect', af: 'Inligting wat ons insamel' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: 'We get most of it directly from you; the status of a payment comes from our payment provider. This is what we collect:',
          af: 'Die meeste daarvan kry ons direk van jou; die status van ’n betaling kom van ons betaaldiens. Dit is wat ons insamel:',
        },
      },
      {
        kind: 'definitions',
        items: [
          {
            term: { en: 'The enquiry form', af: 'Die navraagvorm' },
            text: {
              en: 'Your first name, surname, e-mail address and phone number, that they came from the landing page, and the time. With them we keep the language in which you read the site, the level you asked about, the page on which your visit began, the page that led you here, without its search words, and the campaign named in its address. We use them to send you information about our programmes, to answer you, and to learn which campaigns work.',
              af: 'Jou voornaam, van, e-posadres en telefoonnommer, dat dit van die landingsblad af kom, en die tyd. Daarby bewaar ons die taal waarin jy die webwerf lees, die vlak waaroor jy gevra het, die bladsy waarop jou besoek begin het, die bladsy wat jou hierheen gelei het, sonder die soekwoorde daarin, en die veldtog wat in die adres genoem word. Ons gebruik dit om vir jou inligting oor ons programme te stuur, om jou te antwoord en om vas te stel watter veldtogte werk.',
            },
          },
          {
            term: { en: 'An enquiry that could not be sent', af: '’n Navraag wat nie gestuur kon word nie' },
            text: {
              en: `If our server does not answer, your own browser keeps what you filled in and sends it as soon as it can, for as long as the tab is open. If you tick the box, it keeps it on your device for ${ENQUIRY_DAYS} days. Once it has arrived, nothing stays in the browser, and you can delete it before. On a device that others use too, leave the box empty.`,
              af: `As ons bediener nie antwoord nie, bewaar jou eie blaaier wat jy ingevul het en stuur dit sodra dit kan, solank die oortjie oop is. As jy die blokkie merk, bewaar dit dit ${ENQUIRY_DAYS} dae lank op jou toestel. Sodra dit aangekom het, bly niks in die blaaier agter nie, en jy kan dit vooraf skrap. Op ’n toestel wat ander ook gebruik, laat die blokkie leeg.`,
            },
          },
          {
            term: { en: 'How we follow up your enquiry', af: 'Hoe ons jou navraag opvolg' },
            text: {
              en: 'Members of staff keep notes of what was said and agreed, how far your enquiry is, and the day on which they will contact you again. The system records who changed what and when. Enquiries with the same e-mail address are kept together as those of one person; where only the phone number is the same, a member of staff decides.',
              af: 'Personeellede teken aan wat gesê en afgespreek is, hoe ver jou navraag is, en op watter dag hulle weer met jou in verbinding sal tree. Die stelsel teken aan wie wat wanneer verander het. Navrae met dieselfde e-posadres word as een mens s’n bymekaargehou; waar net die telefoonnommer dieselfde is, besluit ’n personeellid.',
            },
          },
          {
            term: { en: 'E-mails that this site sends', af: 'E-posse wat hierdie webwerf stuur' },
            text: {
              en: 'Your enquiry is answered by an e-mail to you, and tells our administrators in another one what you filled in. Of each e-mail we keep the address, the language, what it was about, when it was sent and, where it did not arrive, why; not its text. Our e-mails contain no tracking: nobody learns whether you opened one or followed a link.',
              af: 'Jou navraag word met ’n e-pos aan jou beantwoord, en ’n ander een sê vir ons administrateurs wat jy ingevul het. Van elke e-pos bewaar ons die adres, die taal, waaroor dit was, wanneer dit gestuur is en, as dit nie aangekom het nie, waarom; nie die teks nie. Ons e-posse volg jou nie: niemand kom te wete of jy een oopgemaak of ’n skakel gevolg het nie.',
            },
          },
          {
            term: { en: 'Suspected spam', af: 'Moontlike gemorspos' },
            text: {
              en: 'An enquiry that looks like a robot’s, or is one of too many within an hour, is marked as suspected spam and kept with the same information, so that a member of staff can judge it and no real enquiry is lost. When very many enquiries come within an hour, the rest wait until a member of staff releases them. To limit robots, a hash of the network address from which an enquiry comes is counted for an hour, if our hosting company passes that address on; it is removed at the next enquiry after that, or at night, and its key changes every day.',
              af: '’n Navraag wat soos ’n robot s’n lyk, of een van te veel binne ’n uur is, word as moontlike gemorspos gemerk en met dieselfde inligting bewaar, sodat ’n personeellid dit kan beoordeel en geen werklike navraag verlore gaan nie. Wanneer baie navrae binne ’n uur kom, wag die res totdat ’n personeellid hulle vrystel. Om robotte te keer, word ’n digitale vingerafdruk (hash) van die netwerkadres waarvandaan ’n navraag kom ’n uur lank getel, as ons gasheermaatskappy daardie adres deurgee; dit word by die volgende navraag daarna of in die nag verwyder, en die sleutel daarvan verander elke dag.',
            },
          },
          {
            term: { en: 'The newsletter', af: 'Die nuusbrief' },
            text: {
              en: 'Your e-mail address and the language in which you read the site. We first send you a link, and the newsletter only once you have confirmed. As proof that you agreed, we keep the words that you agreed to, the page on which you did, and the times at which you entered and confirmed your address.',
              af: 'Jou e-posadres en die taal waarin jy die webwerf lees. Ons stuur eers vir jou ’n skakel, en die nuusbrief eers wanneer jy bevestig het. As bewys dat jy ingestem het, bewaar ons die woorde waarmee jy ingestem het, die bladsy waarop jy dit gedoen het, en die tye waarop jy jou adres ingevul en bevestig het.',
            },
          },
          {
            term: { en: 'The payment page', af: 'Die betaalblad' },
            text: {
              en: 'For a payment this website keeps a reference, a status, an amount and the time. It keeps no card or bank details of yours. Whoever opens the link in your payment confirmation sees the status, so keep the link to yourself.',
              af: 'Oor ’n betaling bewaar hierdie webwerf ’n verwysing, ’n status, ’n bedrag en die tyd. Dit bewaar geen kaart- of bankbesonderhede van jou nie. Wie die skakel in jou betalingsbevestiging oopmaak, sien die status; hou dus die skakel vir jouself.',
            },
          },
          {
            term: { en: 'A request about your information', af: '’n Versoek oor jou inligting' },
            text: {
              en: 'What you ask for, your name, your e-mail address, your message and the language in which you read the site, and the days on which the request came and was answered. We use them to answer you and to show that we did. Where you object to being contacted, we keep that with your enquiries.',
              af: 'Wat jy vra, jou naam, jou e-posadres, jou boodskap en die taal waarin jy die webwerf lees, en die dae waarop die versoek gekom het en beantwoord is. Ons gebruik dit om jou te antwoord en om te wys dat ons dit gedoen het. As jy beswaar maak teen kontak, bewaar ons dit by jou navrae.',
            },
          },
          {
            term: { en: 'Staff accounts', af: 'Personeelrekenings' },
            text: {
              en: `Members of staff have an e-mail address, a password that is stored only as a hash, a role, and the posts they wrote. To stop password guessing, a hash of the e-mail address and network address of each sign-in attempt is counted for 15 minutes, and removed at the next attempt after that. While they are signed in we keep the time at which each session began and was last used, and the names of its browser and system, such as Chrome on Windows, so that they and the administrators recognise a forgotten session and end it; that is removed within ${2 * STAFF_SESSION_DAYS} days of its last use. The time at which an account was last used stays as long as the account is one of staff. Of two-step verification we keep the secret of the authenticator app, encrypted with a key outside the database, its recovery codes as hashes made with that key, and failed attempts with their time, which are removed within ${2 * SECOND_FACTOR_ATTEMPT_DAYS} days. Of a passkey we keep its public key, the name that its owner gave it, and when it was added and last used; the secret part and the owner’s fingerprint or face never leave the device. What staff do, such as signing in, exporting, publishing or deleting, is recorded for ${AUDIT_LOG_MONTHS} months; of an address that tried to sign in without an account we keep only a hash made with a secret key. What a member of staff is writing and has not saved is kept as a draft that only they can read, in their own browser and with us, for at most ${DRAFT_DAYS} days; the images that they upload are stored without the place and the camera that a file may name.`,
              af: `Personeellede het ’n e-posadres, ’n wagwoord wat slegs as ’n digitale vingerafdruk (hash) gestoor word, ’n rol, en die artikels wat hulle geskryf het. Om wagwoordraaiery te keer, word ’n digitale vingerafdruk van die e-posadres en netwerkadres by elke aanmeldpoging 15 minute lank getel en by die volgende poging daarna verwyder. Terwyl hulle aangemeld is, bewaar ons die tyd waarop elke sessie begin het en laas gebruik is, en die name van die blaaier en die stelsel, soos Chrome op Windows, sodat hulle en die administrateurs ’n vergete sessie kan herken en beëindig; dit word binne ${2 * STAFF_SESSION_DAYS} dae ná die laaste gebruik verwyder. Die tyd waarop ’n rekening laas gebruik is, bly solank die rekening aan personeel behoort. Van tweestapverifikasie bewaar ons die geheim van die verifikasie-app, geënkripteer met ’n sleutel buite die databasis, die herstelkodes as digitale vingerafdrukke wat met daardie sleutel gemaak is, en mislukte pogings met hulle tyd, wat binne ${2 * SECOND_FACTOR_ATTEMPT_DAYS} dae verwyder word. Van ’n wagwoordsleutel bewaar ons die openbare sleutel, die naam wat die eienaar daaraan gegee het, en wanneer dit bygevoeg en laas gebruik is; die geheime deel en die eienaar se vingerafdruk of gesig verlaat nooit die toestel nie. Wat personeellede doen, soos aanmeld, uitvoer, publiseer of skrap, word ${AUDIT_LOG_MONTHS} maande lank aangeteken; van ’n adres wat sonder ’n rekening probeer aanmeld het, bewaar ons net ’n digitale vingerafdruk wat met ’n geheime sleutel gemaak is. Wat ’n personeellid besig is om te skryf, en nog nie gestoor het nie, word hoogstens ${DRAFT_DAYS} dae lank bewaar as ’n konsep wat niemand anders kan lees nie, in die personeellid se eie blaaier en by ons; die prente wat hulle oplaai, word gestoor sonder die plek en die kamera wat in ’n lêer genoem kan word.`,
            },
          },
          {
            term: { en: 'Messages', af: 'Boodskappe' },
            text: {
              en: 'What you write or say to us by e-mail, phone or WhatsApp. We use it to help you.',
              af: 'Wat jy per e-pos, telefoon of WhatsApp aan ons skryf of vir ons sê. Ons gebruik dit om jou te help.',
            },
          },
          {
            term: { en: 'Page views and technical logs', af: 'Bladsybesoeke en tegniese logboeke' },
            text: {
              en: 'Which pages are viewed is counted without cookies; see the cookie policy below. Our hosting company also handles your network address and your browser’s name for a short time, to deliver the page and keep the site safe.',
              af: 'Watter bladsye besoek word, word sonder koekies getel; sien die koekiebeleid hier onder. Ons gasheermaatskappy hanteer ook vir ’n kort tyd jou netwerkadres en jou blaaier se naam, om die bladsy te lewer en die webwerf veilig te hou.',
            },
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: 'Giving us this information is voluntary, and no law obliges us to collect it. All four fields of the enquiry form are required, because without them we cannot answer you properly. If you would rather not fill in the form, phone us or write to us.',
          af: 'Dit is vrywillig om hierdie inligting vir ons te gee, en geen wet verplig ons om dit in te samel nie. Al vier velde op die navraagvorm moet ingevul word, want daarsonder kan ons jou nie behoorlik antwoord nie. As jy die vorm liewer nie wil invul nie, bel ons of skryf aan ons.',
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: 'Our forms do not ask about your faith, your health or your personal story. Please do not send us such things, or those of another person, unless it is necessary. If you are younger than 18, ask a parent or guardian to write to us for you.',
          af: 'Ons vorms vra niks oor jou geloof, jou gesondheid of jou lewensverhaal nie. Moet asseblief nie sulke dinge, van jouself of iemand anders, vir ons stuur as dit nie nodig is nie. As jy jonger as 18 is, vra ’n ouer of voog om namens jou aan ons te skryf.',
        },
      },
    ],
  },
  {
    id: 'sharing',
    title: {
      en: 'Who sees it, where it is kept, and for how long',
      af: 'Wie dit sien, waar dit bewaar word en hoe lank',
    },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: 'Only staff members who need it for their work see your information. We do not sell it and do not pass it on for other people’s advertising. Apart from the companies named below, we give it to others only if the law requires it.',
          af: 'Net personeellede wat dit vir hul werk nodig het, sien jou inligting. Ons verkoop dit nie en gee dit nie vir ander se reklame deur nie. Behalwe aan die maatskappye hier onder gee ons dit slegs aan ander as die wet dit vereis.',
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: 'Three companies help us run this website and process information on our behalf: Vercel hosts the website, Supabase hosts the database and the staff sign-in, and our mail provider delivers the e-mails that the site sends. Their computers may be outside South Africa. They may use your information only to provide their service to us, under agreements on data protection that give it a level of protection comparable to POPIA (section 72).',
          af: 'Drie maatskappye help ons om hierdie webwerf te bedryf en verwerk inligting namens ons: Vercel huisves die webwerf, Supabase huisves die databasis en die personeel se aanmelding, en ons posdiens lewer die e-posse af wat die webwerf stuur. Hul rekenaars kan buite Suid-Afrika staan. Hulle mag jou inligting slegs gebruik om hul diens aan ons te lewer, ingevolge ooreenkomste oor databeskerming wat beskerming bied wat met POPIA s’n vergelykbaar is (artikel 72).',
        },
      },
      {
        kind: 'definitions',
        items: [
          {
            term: { en: 'Enquiries', af: 'Navrae' },
            text: {
              en: `We delete an enquiry, with its notes, after ${LEAD_MONTHS} months without contact, or sooner if you ask.`,
              af: `Ons skrap ’n navraag, met die aantekeninge daarby, ná ${LEAD_MONTHS} maande sonder kontak, of vroeër as jy dit versoek.`,
            },
          },
          {
            term: { en: 'E-mails that this site sends', af: 'E-posse wat hierdie webwerf stuur' },
            text: {
              en: `What we keep of an e-mail is deleted with the enquiry that it is about, at the latest after ${MAIL_MONTHS} months.`,
              af: `Wat ons van ’n e-pos bewaar, word saam met die navraag geskrap waaroor dit gaan, op die laatste ná ${MAIL_MONTHS} maande.`,
            },
          },
          {
            term: { en: 'Suspected spam', af: 'Moontlike gemorspos' },
            text: {
              en: `This is deleted after ${SPAM_DAYS} days, unless a member of staff finds that a person wrote; then it is kept as other enquiries are.`,
              af: `Dit word ná ${SPAM_DAYS} dae geskrap, tensy ’n personeellid vasstel dat ’n mens geskryf het; dan word dit soos ander navrae bewaar.`,
            },
          },
          {
            term: { en: 'Requests about information', af: 'Versoeke oor inligting' },
            text: {
              en: `We delete a request ${PRIVACY_REQUEST_MONTHS} months after our answer. If you have your information deleted, only the kind and the days of the request stay until then, without your name, address and message.`,
              af: `Ons skrap ’n versoek ${PRIVACY_REQUEST_MONTHS} maande ná ons antwoord. As jy jou inligting laat skrap, bly tot dan net die soort en die dae van die versoek, sonder jou naam, adres en boodskap.`,
            },
          },
          {
            term: { en: 'The log of exports and deletions', af: 'Die logboek van uitvoere en skrappings' },
            text: {
              en: `When somebody’s information is exported, corrected or deleted, or somebody objects, we keep who did it, when and how much, for ${PRIVACY_LOG_MONTHS} months. Of the address itself we keep only a hash made with a secret key (HMAC-SHA-256), from which it cannot be read.`,
              af: `Wanneer iemand se inligting uitgevoer, reggestel of geskrap word, of iemand beswaar maak, bewaar ons ${PRIVACY_LOG_MONTHS} maande lank wie dit gedoen het, wanneer en hoeveel. Van die adres self bewaar ons net ’n digitale vingerafdruk (hash) wat met ’n geheime sleutel gemaak is (HMAC-SHA-256), waaruit dit nie gelees kan word nie.`,
            },
          },
          {
            term: { en: 'Newsletter', af: 'Nuusbrief' },
            text: {
              en: `We keep a confirmed address until you unsubscribe or ask us to delete it. We delete an address that nobody confirms after ${NEWSLETTER_PENDING_DAYS} days, one that unsubscribed after ${NEWSLETTER_ENDED_DAYS} days, and one from which our messages come back after ${NEWSLETTER_REFUSED_MONTHS} months. If you unsubscribed or objected, a hash of your address made with a secret key (HMAC-SHA-256), from which it cannot be read, stays, so that we do not write to you again.`,
              af: `Ons bewaar ’n bevestigde adres totdat jy uitteken of vra dat ons dit skrap. ’n Adres wat niemand bevestig nie, skrap ons ná ${NEWSLETTER_PENDING_DAYS} dae, een wat uitgeteken is, ná ${NEWSLETTER_ENDED_DAYS} dae, en een waarvandaan ons boodskappe terugkom, ná ${NEWSLETTER_REFUSED_MONTHS} maande. As jy uitgeteken of beswaar gemaak het, bly daar ’n digitale vingerafdruk (hash) van jou adres wat met ’n geheime sleutel gemaak is (HMAC-SHA-256), waaruit dit nie gelees kan word nie, sodat ons nie weer aan jou skryf nie.`,
            },
          },
          {
            term: { en: 'Payments', af: 'Betalings' },
            text: {
              en: 'We keep records of payments for as long as tax and company law requires.',
              af: 'Ons bewaar rekords van betalings solank belasting- en maatskappyreg dit vereis.',
            },
          },
          {
            term: { en: 'Staff accounts', af: 'Personeelrekenings' },
            text: {
              en: 'We remove an account when the person no longer works on the site.',
              af: 'Ons verwyder ’n rekening wanneer die persoon nie meer aan die webwerf werk nie.',
            },
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: 'The payment provider, the student portal, the registration form, WhatsApp, the AI assistant and our social media pages belong to other services. What you enter there falls under their own privacy policies. The payment provider tells this website the status and the amount of a payment. Our AI panel only shows a link; it sends nothing that you type.',
          af: 'Die betaaldiens, die studenteportaal, die registrasievorm, WhatsApp, die KI-assistent en ons bladsye op sosiale media is deel van ander dienste. Wat jy daar invul, val onder hul eie privaatheidsbeleid. Die betaaldiens gee die status en die bedrag van ’n betaling vir hierdie webwerf deur. Ons KI-paneel wys net ’n skakel; dit stuur niks wat jy tik nie.',
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: 'An image in an article may come from another website. Your browser fetches it there, and that website then sees your network address.',
          af: '’n Prent in ’n artikel kan van ’n ander webwerf kom. Jou blaaier gaan haal dit daar, en daardie webwerf sien dan jou netwerkadres.',
        },
      },
    ],
  },
  {
    id: 'cookies',
    title: { en: 'Cookie policy', af: 'Koekiebeleid' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: 'A cookie is a short text that a website keeps in your browser. Local storage does the same work. There are four kinds, and this is how we use each:',
          af: '’n Koekie is ’n kort teks wat ’n webwerf in jou blaaier bewaar. Plaaslike berging (local storage) doen dieselfde werk. Daar is vier soorte, en so gebruik ons elkeen:',
        },
      },
      {
        kind: 'definitions',
        items: [
          {
            term: { en: 'Essential', af: 'Noodsaaklik' },
            text: {
              en: 'Your answer to the cookie banner, and the sign-in of staff.',
              af: 'Jou antwoord op die koekiebanier, en die personeel se aanmelding.',
            },
          },
          {
            term: { en: 'Analytical', af: 'Analities' },
            text: {
              en: 'We use no analytical cookies. Vercel Web Analytics counts page views: the page, the page that led to it, the country, region and city that your network address points to, and the kind of device and browser. What follows a question mark in the page’s address is cut off before it is sent. It keeps nothing in your browser. It recognises repeated views on the same day by a code made from the request, which is discarded within 24 hours.',
              af: 'Ons gebruik geen analitiese koekies nie. Vercel Web Analytics tel bladsybesoeke: die bladsy, die bladsy wat daarheen gelei het, die land, streek en stad waarop jou netwerkadres dui, en die soort toestel en blaaier. Wat in die bladsy se adres ná ’n vraagteken staan, word afgesny voordat dit gestuur word. Dit bewaar niks in jou blaaier nie. Dit herken herhaalde besoeke op dieselfde dag aan ’n kode wat uit die versoek gemaak word en binne 24 uur vernietig word.',
            },
          },
          {
            term: { en: 'Functional', af: 'Funksioneel' },
            text: {
              en: 'Your language, your choice of light or dark, how your visit began, and an enquiry that could not be sent yet.',
              af: 'Jou taal, jou keuse van lig of donker, hoe jou besoek begin het, en ’n navraag wat nog nie gestuur kon word nie.',
            },
          },
          {
            term: { en: 'Marketing', af: 'Bemarking' },
            text: {
              en: 'We use no marketing cookies and no tracking by advertisers.',
              af: 'Ons gebruik geen bemarkingskoekies nie en laat geen adverteerders toe om jou te volg nie.',
            },
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: 'This is everything that the site keeps in a browser:',
          af: 'Dit is alles wat die webwerf in ’n blaaier bewaar:',
        },
      },
      { kind: 'storage', items: storageKeys },
      {
        kind: 'paragraph',
        text: {
          en: 'You manage cookies through the banner and your browser. The banner at the bottom of the page tells you about them and remembers that you have seen it, whether you choose Accept or the cross; it turns nothing on or off. In your browser’s settings you can clear or refuse cookies at any time. The site still works; it only forgets your language, your theme and your answer to the banner.',
          af: 'Jy bestuur koekies met die banier en jou blaaier. Die banier onderaan die bladsy sê vir jou daarvan en onthou dat jy dit gesien het, of jy nou Aanvaar of die kruisie kies; dit skakel niks aan of af nie. In jou blaaier se instellings kan jy koekies enige tyd uitvee of weier. Die webwerf werk steeds; dit vergeet net jou taal, jou kleurtema en jou antwoord op die banier.',
        },
      },
    ],
  },
  {
    id: 'popia',
    title: { en: 'POPIA compliance', af: 'Voldoening aan POPIA' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: 'We follow the eight conditions of POPIA:',
          af: 'Ons volg die agt voorwaardes van POPIA:',
        },
      },
      {
        kind: 'list',
        items: [
          {
            en: 'Accountability: the head of our organisation is the Information Officer and answers for this policy.',
            af: 'Verantwoordingspligtigheid: die hoof van ons organisasie is die inligtingsbeampte en staan vir hierdie beleid in.',
          },
          {
            en: 'Processing limitation: we ask only for what we need, from you yourself where we can, with your consent or because your enrolment requires it.',
            af: 'Beperking op verwerking: ons vra net wat ons nodig het, waar moontlik van jouself, met jou toestemming of omdat jou inskrywing dit vereis.',
          },
          {
            en: 'Purpose specification: we say beforehand what the information is for, and delete it when that is done.',
            af: 'Doelspesifikasie: ons sê vooraf waarvoor die inligting is, en skrap dit wanneer dit afgehandel is.',
          },
          {
            en: 'Further processing limitation: we do not use it for anything else.',
            af: 'Beperking op verdere verwerking: ons gebruik dit vir niks anders nie.',
          },
          {
            en: 'Information quality: we correct what is wrong as soon as you tell us.',
            af: 'Gehalte van inligting: ons stel reg wat verkeerd is sodra jy ons laat weet.',
          },
          {
            en: 'Openness: this policy tells you what happens with your information.',
            af: 'Openheid: hierdie beleid sê vir jou wat met jou inligting gebeur.',
          },
          {
            en: 'Security safeguards: connections are encrypted, only staff with an account have access, and the database itself enforces who may read what. If your information falls into the wrong hands, we tell you and the Information Regulator.',
            af: 'Sekuriteitsmaatreëls: verbindings is geënkripteer, net personeel met ’n rekening het toegang, en die databasis self dwing af wie wat mag lees. As jou inligting in verkeerde hande beland, laat weet ons jou en die Inligtingsreguleerder.',
          },
          {
            en: 'Data subject participation: you may see, correct and have deleted what we hold about you, as the next section says.',
            af: 'Deelname deur die datasubjek: jy mag sien, regstel en laat skrap wat ons oor jou het, soos die volgende afdeling sê.',
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: 'We send you information about our programmes only because you asked for it in the enquiry form or the newsletter field. Each time, you can ask us to stop, at no cost.',
          af: 'Ons stuur inligting oor ons programme aan jou net omdat jy in die navraagvorm of die nuusbriefveld daarvoor gevra het. Jy kan ons elke keer gratis vra om op te hou.',
        },
      },
    ],
  },
  {
    id: 'rights',
    title: { en: 'Your rights', af: 'Jou regte' },
    blocks: [
      {
        kind: 'definitions',
        items: [
          {
            term: { en: 'Access', af: 'Insae' },
            text: {
              en: 'Ask whether we have information about you, and receive a copy.',
              af: 'Vra of ons inligting oor jou het, en kry ’n afskrif daarvan.',
            },
          },
          {
            term: { en: 'Correct', af: 'Regstel' },
            text: {
              en: 'Have wrong or outdated information put right.',
              af: 'Laat verkeerde of verouderde inligting regstel.',
            },
          },
          {
            term: { en: 'Delete', af: 'Skrap' },
            text: {
              en: 'Have your information deleted, unless a law obliges us to keep it.',
              af: 'Laat jou inligting skrap, tensy ’n wet ons verplig om dit te bewaar.',
            },
          },
          {
            term: { en: 'Object', af: 'Beswaar maak' },
            text: {
              en: 'Object to how we use your information, and to direct marketing at any time.',
              af: 'Maak beswaar teen hoe ons jou inligting gebruik, en enige tyd teen direkte bemarking.',
            },
          },
          {
            term: { en: 'Withdraw consent', af: 'Toestemming terugtrek' },
            text: {
              en: 'Take back a consent that you gave. What we did before that remains lawful.',
              af: 'Trek toestemming terug wat jy gegee het. Wat ons voordien gedoen het, bly wettig.',
            },
          },
          {
            term: { en: 'Cookie control', af: 'Beheer oor koekies' },
            text: {
              en: 'Clear or block cookies and browser storage, as the cookie policy explains.',
              af: 'Vee koekies en blaaierberging uit of blokkeer dit, soos die koekiebeleid verduidelik.',
            },
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: `To exercise a right, use the form below, write to us by e-mail or WhatsApp, or phone us. It costs nothing. We may ask something to be sure that it is you, and we answer in writing within ${requestAnswerDays} days.`,
          af: `Om ’n reg uit te oefen, gebruik die vorm hier onder, skryf per e-pos of WhatsApp aan ons, of bel ons. Dit kos niks. Ons kan iets vra om seker te maak dat dit jy is, en ons antwoord skriftelik binne ${requestAnswerDays} dae.`,
        },
      },
      {
        kind: 'links',
        items: [
          {
            label: { en: 'Ask about your personal information', af: 'Vra oor jou persoonlike inligting' },
            path: routes.privacyRequest,
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: 'You may also complain to the Information Regulator of South Africa. We hope that you will speak to us first.',
          af: 'Jy mag ook by die Inligtingsreguleerder van Suid-Afrika kla. Ons hoop dat jy eers met ons sal praat.',
        },
      },
      {
        kind: 'links',
        items: [
          {
            label: {
              en: 'Information Regulator: website',
              af: 'Inligtingsreguleerder: webwerf',
            },
            href: 'https://inforegulator.org.za',
          },
          {
            label: {
              en: 'Complaints: POPIAComplaints@inforegulator.org.za',
              af: 'Klagtes: POPIAComplaints@inforegulator.org.za',
            },
            href: 'mailto:POPIAComplaints@inforegulator.org.za',
          },
          {
            label: {
              en: 'General enquiries: enquiries@inforegulator.org.za',
              af: 'Algemene navrae: enquiries@inforegulator.org.za',
            },
            href: 'mailto:enquiries@inforegulator.org.za',
          },
        ],
      },
    ],
  },
  {
    id: 'contact',
    title: { en: 'Contact details', af: 'Kontakbesonderhede' },
    blocks: [
      {
        kind: 'paragraph',
        text: {
          en: 'For every question about your personal information, write to our Information Officer:',
          af: 'Vir enige vraag oor jou persoonlike inligting, skryf aan ons inligtingsbeampte:',
        },
      },
      {
        kind: 'links',
        items: [
          {
            label: { en: `E-mail: ${organisation.email}`, af: `E-pos: ${organisation.email}` },
            href: `mailto:${organisation.email}`,
          },
          {
            label: {
              en: `Phone: ${organisation.phone.display}`,
              af: `Telefoon: ${organisation.phone.display}`,
            },
            href: `tel:${organisation.phone.e164}`,
          },
          {
            label: { en: 'Message us on WhatsApp', af: 'Stuur ’n WhatsApp-boodskap' },
            href: organisation.whatsapp,
          },
        ],
      },
      {
        kind: 'paragraph',
        text: {
          en: `By post: ${organisation.name.en}, ${postalAddress.en}.`,
          af: `Per pos: ${organisation.name.af}, ${postalAddress.af}.`,
        },
      },
      {
        kind: 'paragraph',
        text: {
          en: 'When we change this policy, we change the date at the top.',
          af: 'Wanneer ons hierdie beleid verander, verander ons die datum bo-aan.',
        },
      },
    ],
  },
]
