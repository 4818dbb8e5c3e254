/** The package has no type declarations. */
declare module 'html-purify/tests/test-vectors.js' {
  interface Vector {
    readonly input: string
  }
  const vectors: { readonly html5secVectors: readonly Vector[]; readonly generalVectors: readonly Vector[] }
  export default vectors
}
