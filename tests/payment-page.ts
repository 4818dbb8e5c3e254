/** The database's row for a pending payment. */
export const PAGE = {
  ...{ state: 'pending', can_try_again: false, payment_id: '414defe5-dba8-4f00-82e6-c04724f679f0' },
  ...{ first_name: 'Anna', surname: 'Nel', email: null, phone: null, language: 'en' },
  ...{
    purpose: 'deposit',
    level: 1,
    description: null,
    amount: '2500.00',
    received: '0',
    refunded: '0',
    outstanding: '2500.00',
  },
  ...{ due_on: '2026-12-01', reference: 'ABCDEFGH', plan: null, subscription: null, cards_paused: false },
  ...{ proofs: 0, receipt: null, received_on: null },
}
