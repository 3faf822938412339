declare module 'prismjs/components/prism-core' {
  const prism: unknown
  export default prism
}
declare module 'prismjs/components/prism-*'
