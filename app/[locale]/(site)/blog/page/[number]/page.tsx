export { default, generateMetadata } from '../../page'

// None at build: most visitors read the first page; the others are made on first request.
export const generateStaticParams = () => []
