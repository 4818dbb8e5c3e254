export { default, generateMetadata } from '../../../../page'

// None at build, like the list of all posts.
export const generateStaticParams = () => []
