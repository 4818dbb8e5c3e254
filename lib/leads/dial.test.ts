import { asDialled } from './dial'
import { toE164 } from './phone'

test.each([
  ['+27821234567', '082-123-4567'],
  ['+27218721234', '021-872-1234'],
  ['+264811234567', '00-264-81-123-4567'],
  ['+442079460958', '00-44-20-7946-0958'],
  ['+1234567', '00-1-234567'],
])('%s is dialled %s', (e164, dialled) => {
  expect(asDialled(e164)).toBe(dialled)
})

test.each(['+27821234567', '+264811234567', '+12025550123'])(
  'what is written of %s is read as the same',
  (e164) => {
    expect(toE164(asDialled(e164))).toBe(e164)
  },
)
