export { NotFoundView as default } from '@/components/site/not-found-view'
