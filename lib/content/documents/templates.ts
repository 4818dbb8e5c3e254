import { z } from 'zod'
import { list, localizedLine, localizedText } from '../fields'

const template = z.strictObject({
  /** The case, for staff. */
  title: localizedLine(60),
  /** The same for everybody. */
  subject: localizedLine(150),
  /** The e-mail; `{name}` and `{surname}` are the person's, here and below. */
  letter: localizedText(3000),
  /** The WhatsApp message. */
  chat: localizedText(600),
})

/** Texts that staff merge, edit and send to a lead, by case, in the order of the choice. */
export const templatesSchema = z.strictObject({ templates: list(template, { min: 1, max: 20 }) })

/** Texts until the provider publishes others. */
export const templates: z.infer<typeof templatesSchema> = {
  templates: [
    {
      title: { en: 'Asked for the price', af: 'Wou weet wat dit kos' },
      subject: { en: 'The fees at {shortName}', af: 'Die studiegeld by {shortName}' },
      letter: {
        en: 'Good day {name}\n\nThank you for asking what our courses cost. Level 1 costs {fee1}: a deposit of {deposit}, then {monthlyFee} a month for {months1} months. Level 2 costs {fee2} and Level 3 {fee3}, with the same deposit and the same amount a month.\n\nIf a month is difficult, tell us: we would rather talk early.\n\nWith kind regards\n{shortName}',
        af: 'Goeiedag {name}\n\nDankie dat jy gevra het wat ons kursusse kos. Vlak 1 kos {fee1}: ’n deposito van {deposit}, en dan {monthlyFee} per maand, {months1} maande lank. Vlak 2 kos {fee2} en vlak 3 {fee3}, met dieselfde deposito en dieselfde bedrag per maand.\n\nAs ’n maand moeilik is, sê vir ons: ons praat liewer vroeg daaroor.\n\nVriendelike groete\n{shortName}',
      },
      chat: {
        en: 'Good day {name}, this is {shortName}. Level 1 costs {fee1}: a deposit of {deposit}, then {monthlyFee} a month for {months1} months.',
        af: 'Goeiedag {name}, dit is {shortName}. Vlak 1 kos {fee1}: ’n deposito van {deposit}, en dan {monthlyFee} per maand, {months1} maande lank.',
      },
    },
    {
      title: { en: 'Wants to enrol', af: 'Wil inskryf' },
      subject: { en: 'How to enrol', af: 'Hoe om in te skryf' },
      letter: {
        en: 'Good day {name}\n\nIt is good to hear that you want to study with us. To apply, complete the registration form: {registrationForm}\n\nOnce we have it, we send you a request for the deposit of {deposit}. Your place is certain when the deposit is paid.\n\nWith kind regards\n{shortName}',
        af: 'Goeiedag {name}\n\nDit is goed om te hoor dat jy by ons wil studeer. Om aansoek te doen, vul die registrasievorm in: {registrationForm}\n\nSodra ons dit het, stuur ons vir jou ’n versoek vir die deposito van {deposit}. Jou plek is seker wanneer die deposito betaal is.\n\nVriendelike groete\n{shortName}',
      },
      chat: {
        en: 'Good day {name}, this is {shortName}. To apply, complete the registration form: {registrationForm}',
        af: 'Goeiedag {name}, dit is {shortName}. Om aansoek te doen, vul die registrasievorm in: {registrationForm}',
      },
    },
    {
      title: { en: 'Documents missing', af: 'Dokumente kort' },
      subject: { en: 'Documents that we still need', af: 'Dokumente wat ons nog nodig het' },
      letter: {
        en: 'Good day {name}\n\nThank you for your application. We still need from you:\n\n- a copy of your identity document\n- a copy of your highest certificate\n\nPlease send them in reply to this e-mail.\n\nWith kind regards\n{shortName}',
        af: 'Goeiedag {name}\n\nDankie vir jou aansoek. Ons het nog van jou nodig:\n\n- ’n afskrif van jou identiteitsdokument\n- ’n afskrif van jou hoogste sertifikaat\n\nStuur dit asseblief as antwoord op hierdie e-pos.\n\nVriendelike groete\n{shortName}',
      },
      chat: {
        en: 'Good day {name}, this is {shortName}. For your application we still need a copy of your identity document and of your highest certificate.',
        af: 'Goeiedag {name}, dit is {shortName}. Vir jou aansoek het ons nog ’n afskrif van jou identiteitsdokument en van jou hoogste sertifikaat nodig.',
      },
    },
    {
      title: { en: 'No answer', af: 'Geen antwoord nie' },
      subject: { en: 'We tried to phone you', af: 'Ons het jou probeer bel' },
      letter: {
        en: 'Good day {name}\n\nYou asked about our courses, and we could not reach you by phone. When may we call you? You can also reply to this e-mail, or phone us: {phone}.\n\nWith kind regards\n{shortName}',
        af: 'Goeiedag {name}\n\nJy het oor ons kursusse navraag gedoen, en ons kon jou nie per foon bereik nie. Wanneer kan ons jou bel? Jy kan ook op hierdie e-pos antwoord, of ons bel: {phone}.\n\nVriendelike groete\n{shortName}',
      },
      chat: {
        en: 'Good day {name}, this is {shortName}. You asked about our courses, and we could not reach you by phone. When may we call you?',
        af: 'Goeiedag {name}, dit is {shortName}. Jy het oor ons kursusse navraag gedoen, en ons kon jou nie per foon bereik nie. Wanneer kan ons jou bel?',
      },
    },
    {
      title: { en: 'Thank you', af: 'Dankie' },
      subject: { en: 'Thank you from {shortName}', af: 'Dankie van {shortName}' },
      letter: {
        en: 'Good day {name}\n\nThank you for talking to us. If you have another question, reply to this e-mail or phone us: {phone}.\n\nWith kind regards\n{shortName}',
        af: 'Goeiedag {name}\n\nDankie dat jy met ons gepraat het. As jy nog ’n vraag het, antwoord op hierdie e-pos of bel ons: {phone}.\n\nVriendelike groete\n{shortName}',
      },
      chat: {
        en: 'Good day {name}, this is {shortName}. Thank you for talking to us. If you have another question, ask us here.',
        af: 'Goeiedag {name}, dit is {shortName}. Dankie dat jy met ons gepraat het. As jy nog ’n vraag het, vra ons hier.',
      },
    },
  ],
}
