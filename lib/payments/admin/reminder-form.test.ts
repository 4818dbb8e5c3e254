import { parseReminders } from './reminder-form'

test.each([
  ['-3, 3, 10, 20', [-3, 3, 10, 20]],
  [' −30;0  60 ', [-30, 0, 60]],
  ['3, 3', [3]],
  ['', []],
  ['1 2 3 4 5 6 7 8 9 10', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
])('%p are days', (typed, days) => expect(parseReminders(typed)).toEqual(days))

test.each(['61', '-31', '1.5', 'three', '3 days', '--3', '1e1', '1 2 3 4 5 6 7 8 9 10 11'])(
  '%p is refused',
  (typed) => expect(parseReminders(typed)).toBeNull(),
)
