import { createTransport } from 'nodemailer'
import { outcomeOf } from './smtp'

test('a non-ASCII domain is written in Punycode, which every mail server takes', async () => {
  const transport = createTransport({ streamTransport: true, buffer: true })
  const to = { name: '', address: 'Ingrid@bücher.example' }
  const sent = await transport.sendMail({ from: 'a@example.org', to, text: 'Hello' })
  expect(sent.envelope.to).toEqual(['Ingrid@xn--bcher-kva.example'])
})

const error = (fields: object) => Object.assign(new Error('failed'), fields)

test.each([
  ['an unknown recipient', { command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }],
  ['a mailbox that was closed', { command: 'RCPT TO', responseCode: 550, response: '550-5.2.1 Closed' }],
  ['a recipient without a code', { command: 'RCPT TO', responseCode: 551, response: '551 Not here' }],
])('%s means the recipient does not exist', (_, fields) => {
  expect(outcomeOf(error(fields))).toEqual({ outcome: 'no-recipient', problem: fields.response })
})

test.each([
  [
    'a server that relays for others only',
    { command: 'RCPT TO', responseCode: 554, response: '554 5.7.1 No' },
  ],
  ['a text that is taken for spam', { command: 'DATA', responseCode: 554, response: '554 5.7.1 Spam' }],
])('%s is a permanent refusal, in the words of the mail server', (_, fields) => {
  expect(outcomeOf(error(fields))).toEqual({ outcome: 'refused', problem: fields.response })
})

test.each([
  ['a full mailbox', { command: 'RCPT TO', responseCode: 452, response: '452 4.2.2 Full' }],
  ['a greylisting server', { command: 'RCPT TO', responseCode: 451, response: '451 4.7.1 Later' }],
  ['a server without space', { command: 'DATA', responseCode: 452, response: '452 4.3.1 No space' }],
  ['a wrong password', { command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535, response: '535 Wrong' }],
  ['a server that wants a sign-in', { command: 'RCPT TO', responseCode: 530, response: '530 5.7.0 First' }],
  ['a sender that is not allowed', { command: 'MAIL FROM', responseCode: 553, response: '553 Not yours' }],
])('%s is tried again', (_, fields) => {
  expect(outcomeOf(error(fields))).toEqual({ outcome: 'again', problem: fields.response })
})

test.each([
  ['ECONNECTION', 'CONN'],
  ['ETIMEDOUT', 'CONN'],
  ['ESOCKET', 'DATA'],
])('a connection that ends with %s is tried again', (code, command) => {
  expect(outcomeOf(error({ code, command }))).toEqual({ outcome: 'again', problem: `${code}: failed` })
})
