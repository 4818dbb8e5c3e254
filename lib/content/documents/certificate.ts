import { z } from 'zod'
import { line, list, localizedLine, localizedText, slug } from '../fields'

const words = z.strictObject({
  title: localizedLine(60),
  /** Between the person's name and the award. */
  text: localizedText(300),
  /** Below the award. */
  note: localizedText(400).optional(),
})

const document = z.strictObject({
  /** Part of the database's rows: unchanged when the name changes. */
  key: slug(),
  name: localizedLine(120),
})

/** Certificates, and the checklist of documents for an enrolment. */
export const certificateSchema = z.strictObject({
  certificate: words,
  /** For the level whose degree the partner institution awards. It names no degree. */
  completion: words,
  /** Who signs; without a name the line is signed by hand. */
  signatory: z.strictObject({ name: line(90).optional(), role: localizedLine(90) }),
  checklist: list(document, { max: 20 }),
})

export type CertificateDocument = z.infer<typeof certificateSchema>

/** Default until the provider publishes its own text. */
export const certificate: CertificateDocument = {
  certificate: {
    title: { en: 'Certificate', af: 'Sertifikaat' },
    text: {
      en: 'has completed all modules and practical work of this level, and is awarded the',
      af: 'het al die modules en praktiese werk van hierdie vlak voltooi en ontvang die',
    },
  },
  completion: {
    title: { en: 'Statement of completion', af: 'Bewys van voltooiing' },
    text: {
      en: 'has completed all modules and practical work of',
      af: 'het al die modules en praktiese werk voltooi vir',
    },
    note: {
      en: 'This statement is not a degree. Only the partner institution awards a degree, under its own rules.',
      af: 'Hierdie bewys is nie ’n graad nie. Slegs die vennootinstelling ken ’n graad toe, volgens sy eie reëls.',
    },
  },
  signatory: { role: { en: 'Principal', af: 'Hoof' } },
  checklist: [
    {
      key: 'identity',
      name: { en: 'Identity document or passport', af: 'Identiteitsdokument of paspoort' },
    },
    {
      key: 'school-certificate',
      name: { en: 'Highest school certificate', af: 'Hoogste skoolsertifikaat' },
    },
    {
      key: 'registration-form',
      name: { en: 'Signed registration form', af: 'Ondertekende registrasievorm' },
    },
  ],
}
