/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { recordMoney } from '@/lib/payments/admin/money-actions'
import { decidePayment } from '@/lib/payments/admin/actions'
import { fail, ok } from '@/lib/result'
import { renderInEnglish } from '@/tests/render-in-english'
import { type MoneyChoices, MoneyForms } from './money-forms'
import { EndPlan } from './payment-actions'

// The actions load what makes files, which a browser lacks.
jest.mock('@/lib/payments/admin/money-actions', () => ({ recordMoney: jest.fn() }))
jest.mock('@/lib/payments/admin/actions', () => ({ decidePayment: jest.fn() }))

Element.prototype.scrollIntoView = () => undefined

const choices: MoneyChoices = {
  once: { transfer: '1', refund: '2', correction: '3', move: '4' },
  ...{ today: '2026-11-21', lastSeen: '7', hasRefund: false, usual: '' },
  ...{ refundable: [['7', 'Surplus']], movable: [['7', 'Surplus']], targets: [['8', 'Deposit']] },
}

test.each([
  [fail('changed'), /A colleague, .* has changed this in the meantime/],
  [ok('move' as const), 'The money is moved.'],
])('the answer to a move stays when nothing is left to move: %j', async (answer, words) => {
  jest.mocked(recordMoney).mockResolvedValue(answer)
  const forms = (present: MoneyChoices) => <MoneyForms id="1" choices={present} isAdmin />
  const { rerender } = renderInEnglish(forms(choices))
  const step = screen.getByText('Move to another payment').closest('details')!
  await userEvent.click(within(step).getByRole('button'))
  rerender(forms({ ...choices, refundable: [], movable: [], targets: [] }))
  expect(screen.queryByText('Move to another payment')).toBeNull()
  expect(screen.getByText(words)).toBeVisible()
})

test('the answer to the end of a plan stays when its button is gone', async () => {
  jest.mocked(decidePayment).mockResolvedValue(ok('end'))
  const plan = (isOpen: boolean) => <EndPlan plan="2" isOpen={isOpen} isSubscription={false} id="1" />
  const { container, rerender } = renderInEnglish(plan(true))
  await userEvent.click(screen.getByRole('button', { name: 'Yes, end it' }))
  rerender(plan(false))
  expect(screen.getByText('The plan has ended.')).toBeVisible()
  expect(screen.queryByText('End the plan')).toBeNull()
  rerender(<EndPlan key="another" plan="3" isOpen={false} isSubscription={false} id="1" />)
  expect(container).toBeEmptyDOMElement()
})
