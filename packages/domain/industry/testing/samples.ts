/** A track luminaire in two variants, as exporters of GLDF 1.0 write them. */
export const GLDF_XML = `<?xml version="1.0" encoding="utf-8"?>
<Root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="https://gldf.io/xsd/gldf/1.0.0-rc.3/gldf.xsd">
<Header><Manufacturer>Lumitor</Manufacturer><FormatVersion major="1" minor="0" pre-release="3"/></Header>
<GeneralDefinitions>
<Files>
<File id="ldt" contentType="ldc/eulumdat" type="localFileName">spot.ldt</File>
<File id="front" contentType="image/png" type="localFileName">front.png</File>
<File id="sketch" contentType="image/svg" type="localFileName">sketch.svg</File>
<File id="far" contentType="image/jpg" type="url">https://example.org/far.jpg</File>
</Files>
<Photometries><Photometry id="p"><PhotometryFileReference fileId="ldt"/></Photometry></Photometries>
<LightSources>
<FixedLightSource id="l1"><RatedInputPower>12.5</RatedInputPower><ColorInformation><ColorRenderingIndex>90</ColorRenderingIndex><CorrelatedColorTemperature>3000</CorrelatedColorTemperature></ColorInformation></FixedLightSource>
<FixedLightSource id="l2"><RatedInputPower>12.5</RatedInputPower><ColorInformation><ColorRenderingIndex>90</ColorRenderingIndex><CorrelatedColorTemperature>4000</CorrelatedColorTemperature></ColorInformation></FixedLightSource>
</LightSources>
<Emitters>
<Emitter id="e1"><FixedLightEmitter><PhotometryReference photometryId="p"/><LightSourceReference fixedLightSourceId="l1"/><RatedLuminousFlux>1320</RatedLuminousFlux></FixedLightEmitter></Emitter>
<Emitter id="e2"><FixedLightEmitter><PhotometryReference photometryId="p"/><LightSourceReference fixedLightSourceId="l2"/><RatedLuminousFlux>1400</RatedLuminousFlux></FixedLightEmitter></Emitter>
<Emitter id="e3"><FixedLightEmitter emergencyBehaviour="EmergencyOnly"><PhotometryReference photometryId="p"/><RatedLuminousFlux>90</RatedLuminousFlux></FixedLightEmitter></Emitter>
</Emitters>
</GeneralDefinitions>
<ProductDefinitions>
<ProductMetaData>
<ProductNumber><Locale language="en">GL-100</Locale></ProductNumber>
<Name><Locale language="en">Fino</Locale><Locale language="pl">Fino</Locale></Name>
<Description><Locale language="en">Slim &amp; light</Locale><Locale language="de-DE">Schlank</Locale></Description>
<Pictures><Image fileId="sketch" imageType="Technical Sketch"/><Image fileId="front" imageType="Product Picture"/><Image fileId="far" imageType="Other"/></Pictures>
<DescriptiveAttributes>
<Electrical><ElectricalSafetyClass>II</ElectricalSafetyClass><IngressProtectionIPCode>IP20</IngressProtectionIPCode></Electrical>
<Marketing><ListPrices><ListPrice currency="EUR">49.90</ListPrice><ListPrice currency="USD">60</ListPrice></ListPrices><HousingColors><HousingColor ral="9005" language="en">Black</HousingColor></HousingColors></Marketing>
</DescriptiveAttributes>
</ProductMetaData>
<Variants>
<Variant id="v1"><Name><Locale language="en">3000 K</Locale></Name><GTIN>5901234123457</GTIN><Mountings><Ceiling><Recessed recessedDepth="1"/></Ceiling></Mountings><Geometry><EmitterReference emitterId="e1"/><EmitterReference emitterId="e3"/></Geometry></Variant>
<Variant id="v2"><ProductNumber><Locale language="en">---</Locale></ProductNumber><Name><Locale language="en">4000 K</Locale></Name><GTIN>00000000</GTIN><Geometry><EmitterReference emitterId="e1"/><EmitterReference emitterId="e2"/></Geometry></Variant>
</Variants>
</ProductDefinitions>
</Root>`;

/** A luminaire with ETIM features and prices, and one without, as BMEcat 2005. */
export const BMECAT_XML = `<?xml version="1.0" encoding="UTF-8"?>
<BMECAT version="2005" xmlns="http://www.bmecat.org/bmecat/2005">
<HEADER><CATALOG><LANGUAGE default="true">pol</LANGUAGE><LANGUAGE>eng</LANGUAGE><CATALOG_ID>C1</CATALOG_ID><CURRENCY>PLN</CURRENCY></CATALOG></HEADER>
<T_NEW_CATALOG>
<PRODUCT>
<SUPPLIER_PID type="supplier_specific">0012</SUPPLIER_PID>
<PRODUCT_DETAILS>
<DESCRIPTION_SHORT lang="pol">Reflektor Duo</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="eng">Duo spotlight</DESCRIPTION_SHORT><DESCRIPTION_SHORT lang="ger">Strahler Duo</DESCRIPTION_SHORT>
<DESCRIPTION_LONG lang="pol">&lt;p&gt;Do szyn.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;DALI&lt;/li&gt;&lt;/ul&gt;</DESCRIPTION_LONG>
<INTERNATIONAL_PID type="supplier">X</INTERNATIONAL_PID><INTERNATIONAL_PID type="gtin">5901234123457</INTERNATIONAL_PID>
<DELIVERY_TIME>14.0</DELIVERY_TIME>
</PRODUCT_DETAILS>
<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME><REFERENCE_FEATURE_GROUP_ID>EC001743</REFERENCE_FEATURE_GROUP_ID>
<FEATURE><FNAME>EF018714</FNAME><FVALUE>1320</FVALUE><FUNIT>EU570108</FUNIT></FEATURE>
<FEATURE><FNAME>EF009347</FNAME><FVALUE>12.5</FVALUE></FEATURE>
<FEATURE><FNAME>EF009346</FNAME><FVALUE>2700</FVALUE><FVALUE>6500</FVALUE></FEATURE>
<FEATURE><FNAME>EF000442</FNAME><FVALUE>90</FVALUE></FEATURE>
<FEATURE><FNAME>EF003118</FNAME><FVALUE>IP20</FVALUE></FEATURE>
<FEATURE><FNAME>EF000004</FNAME><FVALUE>EV000583</FVALUE></FEATURE>
</PRODUCT_FEATURES>
<PRODUCT_ORDER_DETAILS><ORDER_UNIT>C62</ORDER_UNIT><PRICE_QUANTITY>10</PRICE_QUANTITY></PRODUCT_ORDER_DETAILS>
<PRODUCT_PRICE_DETAILS><DATETIME type="valid_start_date"><DATE>2020-01-01</DATE></DATETIME><DATETIME type="valid_end_date"><DATE>2021-01-01</DATE></DATETIME>
<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>10</PRICE_AMOUNT></PRODUCT_PRICE></PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE_DETAILS>
<PRODUCT_PRICE price_type="net_customer"><PRICE_AMOUNT>2000</PRICE_AMOUNT></PRODUCT_PRICE>
<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>2795</PRICE_AMOUNT><PRICE_CURRENCY>PLN</PRICE_CURRENCY><LOWER_BOUND>100</LOWER_BOUND></PRODUCT_PRICE>
<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>2999</PRICE_AMOUNT><PRICE_CURRENCY>PLN</PRICE_CURRENCY></PRODUCT_PRICE>
<PRODUCT_PRICE price_type="net_list"><PRICE_AMOUNT>700</PRICE_AMOUNT><PRICE_CURRENCY>EUR</PRICE_CURRENCY><PRICE_FACTOR>0.9</PRICE_FACTOR></PRODUCT_PRICE>
</PRODUCT_PRICE_DETAILS>
<MIME_INFO>
<MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>detail.png</MIME_SOURCE><MIME_PURPOSE>detail</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>img\\duo.png</MIME_SOURCE><MIME_PURPOSE>normal</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>image/png</MIME_TYPE><MIME_SOURCE>logo.png</MIME_SOURCE><MIME_PURPOSE>logo</MIME_PURPOSE></MIME>
<MIME><MIME_TYPE>application/pdf</MIME_TYPE><MIME_SOURCE>duo.pdf</MIME_SOURCE><MIME_PURPOSE>data_sheet</MIME_PURPOSE></MIME>
</MIME_INFO>
</PRODUCT>
<PRODUCT><SUPPLIER_PID>0013</SUPPLIER_PID><PRODUCT_DETAILS><DESCRIPTION_SHORT>Bez cech</DESCRIPTION_SHORT><EAN>5901234123450</EAN></PRODUCT_DETAILS></PRODUCT>
</T_NEW_CATALOG>
</BMECAT>`;
