/** What the doctor says of a mail server that it cannot ask. */
import { siteMail } from './services.mjs'

test.each([
  [{}, /^Mail of the site: SMTP_URL is not set here;/],
  [{ SMTP_URL: 'smtps://mail.example.org' }, /^Mail of the site: MAIL_FROM is missing beside SMTP_URL\.$/],
  [
    { SMTP_URL: 'mail.example.org:465', MAIL_FROM: 'a@example.org' },
    /^Mail of the site: SMTP_URL is no address\.$/,
  ],
  [
    { SMTP_URL: 'mail.example.org', MAIL_FROM: 'a@example.org' },
    /^Mail of the site: SMTP_URL is no address\.$/,
  ],
])('%o is explained', async (env, sentence) => {
  expect(await siteMail({ env } as never)).toEqual({
    wrong: expect.stringMatching(sentence),
    mend: expect.stringContaining('.env.example explains them'),
  })
})
