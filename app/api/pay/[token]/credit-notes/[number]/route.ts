/** A credit note by its number, for the payment of a link. */
export { GET } from '../../receipt/route'
