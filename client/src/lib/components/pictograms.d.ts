declare module "virtual:pictograms" {
  const address: string;
  export default address;
}
