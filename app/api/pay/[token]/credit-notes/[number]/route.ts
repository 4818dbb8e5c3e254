/** The credit note of a number of the payment of a link. */
export { GET } from '../../receipt/route'
