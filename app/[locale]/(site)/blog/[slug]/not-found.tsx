export { PostNotFound as default } from '@/components/posts/post-not-found'
