import { splitName } from './full-name'

test.each([
  ['Anna van der Merwe', 'Anna', 'van der Merwe'],
  ['van der Merwe, Jan', 'Jan', 'van der Merwe'],
  ['Botha,Jan Hendrik', 'Jan Hendrik', 'Botha'],
  ['Jan Hendrik van der Merwe', 'Jan Hendrik', 'van der Merwe'],
  ['ANNA VAN DER MERWE', 'ANNA', 'VAN DER MERWE'],
  ['Anna\u00a0\u00a0Le Roux', 'Anna', 'Le Roux'],
  ['Elsa von\u200bWielligh', 'Elsa', 'vonWielligh'],
  ['J.P. Botha', 'J.P.', 'Botha'],
  ['J. P. Botha', 'J. P.', 'Botha'],
  ['Ben Botha', 'Ben', 'Botha'],
  ['Naomi Botha Smit', 'Naomi', 'Botha Smit'],
  ['O’Brien, Siobhán', 'Siobhán', 'O’Brien'],
  ['Anna', 'Anna', ''],
  ['van der Merwe', '', 'van der Merwe'],
  [' , ', '', ''],
  ['', '', ''],
])('%j is %j and %j', (whole, firstName, surname) => {
  expect(splitName(whole)).toEqual({ firstName, surname, hasMore: false })
})

test.each([
  ['Dr. J.P. du Toit', 'J.P.', 'du Toit'],
  ['Dr J.P. du Toit', 'J.P.', 'du Toit'],
  ['DR. Anna Botha', 'Anna', 'Botha'],
  ['Prof. Dr. Anna Botha', 'Anna', 'Botha'],
  ['Mev. A. van Wyk', 'A.', 'van Wyk'],
  ['du Toit, Dr. J.P.', 'J.P.', 'du Toit'],
  ['du Toit, J.P., Dr.', 'J.P.', 'du Toit'],
  ['Jan Botha, PhD', 'Jan', 'Botha'],
])('%j is %j and %j, and has a title', (whole, firstName, surname) => {
  expect(splitName(whole)).toEqual({ firstName, surname, hasMore: true })
})
